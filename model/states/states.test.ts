import {describe, expect, it} from 'vitest';
import {entities} from '../entities';
import {parsePermission} from '../permissions';
import type {StateMachine} from '../types';
import {stateMachines} from './index';

const all = Object.values(stateMachines);
const wanted =
  'case doctor addressValidation pickupRequest returnLabel productionStep caseProblem additionalStep invoice payment statement shipment outsourcedStep product';

/** Does the straight line between two cells pass through a box around a third? */
function passesThrough(
  from: readonly [number, number],
  to: readonly [number, number],
  box: readonly [number, number],
): boolean {
  for (let part = 0; part <= 1; part += 0.01) {
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part;
    if (Math.abs(x - box[0]) < 0.35 && Math.abs(y - box[1]) < 0.3) return true;
  }
  return false;
}

function reachable(machine: StateMachine): Set<string> {
  const seen = new Set(machine.statuses.filter((status) => status.initial).map((status) => status.id));
  for (let size = 0; size !== seen.size;) {
    size = seen.size;
    for (const {from, to} of machine.transitions) if (seen.has(from)) seen.add(to);
  }
  return seen;
}

describe('state machines', () => {
  it('are all there, each under its own id', () => {
    expect(Object.keys(stateMachines)).toEqual(wanted.split(' '));
    for (const [id, machine] of Object.entries(stateMachines)) expect(machine.id).toBe(id);
  });

  it.each(all)('$id: one beginning, ends that exist, every status reached', (machine) => {
    const ids = machine.statuses.map((status) => status.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(machine.statuses.filter((status) => status.initial)).toHaveLength(1);
    for (const transition of machine.transitions) {
      expect(ids).toContain(transition.from);
      expect(ids).toContain(transition.to);
      expect(transition.action).not.toBe('');
      expect(transition.by).not.toBe('');
    }
    const arrows = machine.transitions.map(({from, to}) => `${from}>${to}`);
    expect(new Set(arrows).size).toBe(arrows.length);
    expect([...reachable(machine)].sort()).toEqual([...ids].sort());
  });

  it.each(all)('$id: no two boxes share a cell and no arrow crosses a box', (machine) => {
    const cells = machine.statuses.map((status) => status.at.join());
    expect(new Set(cells).size).toBe(cells.length);
    const at = new Map(machine.statuses.map((status) => [status.id, status.at]));
    for (const {from, to} of machine.transitions) {
      for (const other of machine.statuses) {
        if (other.id === from || other.id === to) continue;
        expect(
          passesThrough(at.get(from) ?? [0, 0], at.get(to) ?? [0, 0], other.at),
          `${from} → ${to} crosses ${other.id}`,
        ).toBe(false);
      }
    }
  });

  it.each(all)('$id: every permission exists', (machine) => {
    for (const {by} of machine.transitions) {
      for (const [text] of by.matchAll(/[A-Z][a-z]+ › [A-Z][A-Za-z' ]+?: (View|Create|Update|Delete|Manage)/g)) {
        expect(parsePermission(text), text).toBeDefined();
      }
    }
  });

  it('a status field accepts exactly the statuses of its diagram', () => {
    const unshown = new Set(['Un-invoiced']);
    let compared = 0;
    for (const machine of all) {
      const accepts = entities[machine.id]?.fields.find((field) => field.id === 'status')?.accepts;
      if (accepts === undefined) continue;
      compared += 1;
      const named = [...accepts.matchAll(/\*\*(.+?)\*\*/g)].map((match) => match[1]).sort();
      const drawn = machine.statuses
        .map((status) => status.name)
        .filter((name) => !unshown.has(name))
        .sort();
      expect(named, machine.id).toEqual(drawn);
    }
    expect(compared).toBe(13);
  });

  it('On Hold returns a case to where it was', () => {
    const arrows = stateMachines['case']?.transitions.map(({from, to}) => `${from}>${to}`) ?? [];
    for (const arrow of ['entry>on-hold', 'on-hold>entry', 'live>on-hold', 'on-hold>live'])
      expect(arrows).toContain(arrow);
  });
});

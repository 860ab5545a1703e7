import {describe, expect, it} from 'vitest';
import {entities} from './entities';
import {parsePermission} from './permissions';
import type {StateMachine} from './types';
import {stateMachines} from './states';

const all = Object.values(stateMachines);

function reachable(machine: StateMachine): Set<string> {
  const seen = new Set(machine.statuses.filter((status) => status.initial).map((status) => status.id));
  for (let size = 0; size !== seen.size;) {
    size = seen.size;
    for (const {from, to} of machine.transitions) if (seen.has(from)) seen.add(to);
  }
  return seen;
}

describe('state machines', () => {
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

  it.each(all)('$id: every permission exists', (machine) => {
    for (const {by} of machine.transitions) {
      for (const [text] of by.matchAll(
        /[A-Z][a-z]+(?: Flow)? › [A-Z][A-Za-z' ]+?: (View|Create|Update|Delete|Manage)/g,
      )) {
        expect(parsePermission(text), text).toBeDefined();
      }
    }
  });

  it('a status field accepts exactly the statuses of its diagram', () => {
    const unshown = new Set(['Removed']);
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
    expect(compared).toBeGreaterThan(15);
  });

  it('On Hold returns a case to where it was', () => {
    const arrows = stateMachines['case']?.transitions.map(({from, to}) => `${from}>${to}`) ?? [];
    for (const arrow of ['entry>on-hold', 'on-hold>entry', 'live>on-hold', 'on-hold>live'])
      expect(arrows).toContain(arrow);
  });
});

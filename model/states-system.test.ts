import {describe, expect, it} from 'vitest';
import {parsePermission} from './permissions';
import {systemStateMachines} from './states-system';

describe.each(Object.entries(systemStateMachines))('%s', (key, machine) => {
  it('is filed under its id and starts once', () => {
    expect(machine.id).toBe(key);
    expect(machine.statuses.filter(({initial}) => initial)).toHaveLength(1);
  });

  it('has distinct, described statuses in distinct cells', () => {
    const cells = machine.statuses.map(({at}) => at.join());
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(machine.statuses.map(({id}) => id)).size).toBe(machine.statuses.length);
    for (const status of machine.statuses) expect(status.meaning).toMatch(/\.$/);
  });

  it('moves only between its own statuses, and never out of a final one', () => {
    const ids = machine.statuses.map(({id}) => id);
    const final = machine.statuses.filter((status) => status.final).map(({id}) => id);
    for (const {from, to} of machine.transitions) {
      expect(ids).toContain(from);
      expect(ids).toContain(to);
      expect(final).not.toContain(from);
    }
  });

  it('reaches every status', () => {
    for (const status of machine.statuses) {
      if (!status.initial) expect(machine.transitions.map(({to}) => to)).toContain(status.id);
    }
  });

  it('names real permissions', () => {
    for (const {by} of machine.transitions) {
      for (const text of by.match(/[A-Z][a-z]+ › [^:]+: [A-Z][a-z]+/g) ?? [])
        expect(parsePermission(text), text).toBeDefined();
    }
  });
});

import {describe, expect, it} from 'vitest';
import {dropdownLists} from './dropdowns';
import {isRoute} from '../../config/routes';

describe('dropdown lists', () => {
  it('are ten', () => {
    expect(dropdownLists.map(({name}) => name)).toEqual([
      'Case types',
      'Tags',
      'Hold reasons',
      'Remake reasons',
      'Credit reasons',
      'Restoration types',
      'Scan file types',
      'Shades',
      'Stump shades',
      'Cancellation reasons',
    ]);
  });

  it.each(dropdownLists.map((list) => [list.name, list] as const))(
    '%s ships distinct values and is explained',
    (_, list) => {
      expect(list.shipped.length).toBeGreaterThan(2);
      expect(new Set(list.shipped).size).toBe(list.shipped.length);
      expect(list.usedFor).toMatch(/\.$/);
      expect(isRoute(list.page)).toBe(true);
    },
  );

  it('offer the stump shades that scanners send', () => {
    const stumps = dropdownLists.find(({id}) => id === 'stump-shades')?.shipped;
    expect(stumps).toHaveLength(18);
    expect(stumps).toEqual(expect.arrayContaining(['ND1', 'ND9', 'ST1', 'ST9']));
  });
});

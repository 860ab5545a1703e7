import {describe, expect, it} from 'vitest';
import type {SearchHit} from '@site/src/search/client/types';
import {foundGroups} from './found-groups';

const hits = (...groups: (string | null)[]) => groups.map((lvl0) => ({hierarchy: {lvl0}}) as SearchHit);

describe('the groups that were found', () => {
  it('are none at first', () => {
    expect(foundGroups().names()).toEqual([]);
  });

  it('are named once each, in the order of the hits', () => {
    const groups = foundGroups();
    groups.add(hits('Cases', null, 'Guides', 'Cases'));
    expect(groups.names()).toEqual(['Cases', 'Guides']);
  });

  it('give way to more of them, not to fewer', () => {
    const groups = foundGroups();
    groups.add(hits('Cases'));
    groups.add(hits('Guides', 'System'));
    groups.add(hits());
    groups.add(hits('Users'));
    expect(groups.names()).toEqual(['Guides', 'System']);
  });
});

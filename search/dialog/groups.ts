import type {Hit} from '../answer';
import {HITS_PER_GROUP} from '../limits';

export type Group = {name: string; hits: Hit[]};

/** Groups hits by top-level heading, the group with the best hit first. */
export function inGroups(hits: readonly Hit[]): Group[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    if (group.length < HITS_PER_GROUP) group.push(hit);
  }
  return [...groups].map(([name, ofGroup]) => ({name, hits: ofGroup}));
}

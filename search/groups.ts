/** Hits by the top-level heading that they are under. */
import {HITS_PER_GROUP} from './limits';

/** The group of the best hit first. */
export function byGroup<Hit>(hits: readonly Hit[], groupOf: (hit: Hit) => string): [name: string, hits: Hit[]][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = groupOf(hit);
    const group = groups.get(name);
    if (group) group.push(hit);
    else groups.set(name, [hit]);
  }
  return [...groups];
}

const FIRST = 3;

/**
 * What the dialog shows of the hits, group by group. What ranks first comes first: a group that another one follows
 * among the first three hits shows no more than those, so that its weaker hits don't push better ones down.
 */
export function dialogHits<Hit>(hits: readonly Hit[], groupOf: (hit: Hit) => string): Hit[] {
  const first = hits.slice(0, FIRST);
  const followed = byGroup(first, groupOf)
    .slice(0, -1)
    .map(([name]) => name);
  return byGroup(hits, groupOf).flatMap(([name, own]) =>
    followed.includes(name) ? own.filter((hit) => first.includes(hit)) : own.slice(0, HITS_PER_GROUP),
  );
}

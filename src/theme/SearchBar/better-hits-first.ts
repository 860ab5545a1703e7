import type {SearchHit} from '@site/src/search/client/types';

type Hit = Pick<SearchHit, 'type' | 'hierarchy'>;

/** A hit may be shown above so many better ones. */
const MOST_OVERTAKEN = 1;

const groupOf = ({hierarchy}: Hit): string => hierarchy.lvl0 ?? '';
/** A page as DocSearch knows it: by its title, within its group. */
const pageOf = (hit: Hit): string => JSON.stringify([groupOf(hit), hit.hierarchy.lvl1]);

/**
 * Hits that keep their rank when they are shown in groups. DocSearch orders groups by their best hit, so the
 * weak hits of a first group would push the better hits of all later groups down. Those that would overtake
 * more than one are left out here; the results page shows them.
 */
export function betterHitsFirst<T extends Hit>(ranked: readonly T[]): T[] {
  /** How many hits each group has so far, in the order in which the groups will be shown. */
  const shownGroups = new Map<string, number>();
  function keepsItsRank(hit: T): boolean {
    const group = groupOf(hit);
    shownGroups.set(group, (shownGroups.get(group) ?? 0) + 1);
    const laterGroups = [...shownGroups.keys()].indexOf(group) + 1;
    const overtaken = [...shownGroups.values()].slice(laterGroups).reduce((sum, count) => sum + count, 0);
    return overtaken <= MOST_OVERTAKEN;
  }
  const kept = new Set(ranked.filter(keepsItsRank));
  // A hit by its text is saved among the recent searches as its page, which must be in the list for that.
  const neededPages = new Set([...kept].filter(({type}) => type === 'content').map(pageOf));
  return ranked.filter((hit) => kept.has(hit) || (hit.type === 'lvl1' && neededPages.has(pageOf(hit))));
}

import type {RankedSection} from './ranker.ts';
import type {SectionTable} from './section-table.ts';

/** So many places at the top go by score alone. */
const TOP_PLACES = 3;

/** Keeps one page from filling the answer. */
export function fewPerPage(ranked: readonly RankedSection[], sections: SectionTable, most: number): RankedSection[] {
  const taken = new Uint16Array(sections.pageCount);
  return ranked.filter(({section}) => taken[sections.pageOf[section]!]!++ < most);
}

/**
 * A hit shown by its text alone is saved among the recent searches as its page, so the page must be in the answer too:
 * it follows the hit, below the top places.
 */
export function withOwnPages(ranked: readonly RankedSection[], sections: SectionTable): RankedSection[] {
  const present = new Set(ranked.map(({section}) => section));
  const arranged: RankedSection[] = [];
  const waiting: RankedSection[] = [];
  for (const hit of ranked) {
    arranged.push(hit);
    const own = sections.firstSectionOf(sections.pageOf[hit.section]!);
    if (hit.titleMatch === 'none' && !present.has(own)) {
      present.add(own);
      waiting.push({section: own, score: hit.score, titleMatch: 'none'});
    }
    if (arranged.length >= TOP_PLACES) arranged.push(...waiting.splice(0));
  }
  return [...arranged, ...waiting];
}

import type {QueryPlan} from './query-plan.ts';
import type {KeywordPhrases} from './keyword-phrases.ts';
import {RANKING} from './ranking.ts';
import type {Scorer, TermScores} from './scorer.ts';
import type {SectionTable} from './section-table.ts';
import {fewPerPage, withOwnPages} from './arrange.ts';
import type {SearchOptions, TitleMatch} from './types.ts';

export interface RankedSection {
  section: number;
  score: number;
  titleMatch: TitleMatch;
}

/** Added to a score, so above any sum of words: a title typed in full is what the reader wants. */
const EXACT_PAGE_TITLE = 2_000_000;
const EXACT_HEADING = 1_000_000;

export class Ranker {
  readonly #sections: SectionTable;
  readonly #scorer: Scorer;
  readonly #sectionsByTitle = new Map<string, number[]>();
  readonly #keywords: KeywordPhrases;

  constructor(sections: SectionTable, scorer: Scorer, keywords: KeywordPhrases) {
    this.#sections = sections;
    this.#scorer = scorer;
    this.#keywords = keywords;
    for (let section = 0; section < sections.count; section++) {
      for (const name of this.#namesOf(section)) addTo(this.#sectionsByTitle, name, section);
    }
  }

  /** A heading that many pages have is named together with its page: `invoices what goes wrong`. */
  #namesOf(section: number): string[] {
    const own = this.#sections.titleWords(section).join(' ');
    if (this.#sections.level(section) === 1) return [own];
    const page = this.#sections.titleWords(this.#sections.firstSectionOf(this.#sections.pageOf[section]!)).join(' ');
    return [own, `${own} ${page}`, `${page} ${own}`];
  }

  rank(plan: QueryPlan, hitsPerPage: number, acceptFacets?: SearchOptions['acceptFacets']): RankedSection[] {
    const terms = plan.terms.filter((term) => term.expansions.length > 0).map((term) => this.#scorer.scoreTerm(term));
    const candidates = new Set(terms.flatMap((term) => term.sections));
    const exact = new Set(this.#sectionsByTitle.get(plan.phrase));
    const said = this.#keywords.sharesSaid(terms);
    const accepted = this.#acceptedPages(acceptFacets);
    const ranked: RankedSection[] = [];
    for (const section of new Set([...exact, ...candidates])) {
      if (accepted && !accepted[this.#sections.pageOf[section]!]) continue;
      const isExact = exact.has(section);
      ranked.push({
        section,
        score:
          this.#score(section, terms, said.get(this.#sections.pageOf[section]!) ?? 0) +
          (isExact ? this.#exactBonus(section) : 0),
        titleMatch: isExact ? 'all' : titleMatch(section, terms),
      });
    }
    // Sections are numbered in reading order, so ties keep it: the answer is the same every time.
    ranked.sort((a, b) => b.score - a.score || a.section - b.section);
    return withOwnPages(fewPerPage(withoutNoise(ranked), this.#sections, hitsPerPage), this.#sections);
  }

  #score(section: number, terms: readonly TermScores[], keywordShare: number): number {
    const page = this.#sections.pageOf[section]!;
    let sum = 0;
    let found = 0;
    let wanted = 0;
    let titleWords = 0;
    let titleRarity = 0;
    for (const {ofSection, ofPage, inTitle, rarity} of terms) {
      const own = ofSection[section]!;
      const elsewhere = ofPage[page]!;
      sum += Math.max(own, elsewhere * RANKING.elsewhereOnPage.score);
      wanted += rarity;
      if (own > 0) found += rarity;
      else if (elsewhere > 0) found += rarity * RANKING.elsewhereOnPage.coverage;
      titleWords += inTitle[section]!;
      titleRarity += inTitle[section]! * rarity;
    }
    if (wanted === 0) return 0;
    const titleLength = this.#sections.titleWords(section).length || 1;
    const isPage = this.#sections.level(section) === 1;
    const keyword = isPage ? RANKING.wholeKeyword.page : (RANKING.wholeKeyword.heading * titleRarity) / wanted;
    return (
      sum *
      (found / wanted) ** RANKING.coverage *
      (1 + RANKING.titleCoverage * Math.min(1, titleWords / titleLength)) *
      (1 + keyword * keywordShare ** RANKING.wholeKeyword.power) *
      (isPage ? RANKING.pageOwn : 1) *
      this.#sections.pageWeight(page)
    );
  }

  #exactBonus(section: number): number {
    return this.#sections.level(section) === 1 ? EXACT_PAGE_TITLE : EXACT_HEADING;
  }

  #acceptedPages(accept: SearchOptions['acceptFacets']): boolean[] | undefined {
    if (!accept) return undefined;
    return Array.from({length: this.#sections.pageCount}, (_, page) => accept(this.#sections.pageFacets(page)));
  }
}

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function titleMatch(section: number, terms: readonly TermScores[]): TitleMatch {
  const matched = terms.filter((term) => term.ofSection[section]! > 0);
  const inTitle = matched.filter((term) => term.inTitle[section]);
  if (inTitle.length === 0) return 'none';
  return inTitle.length === matched.length ? 'all' : 'some';
}

function withoutNoise(ranked: readonly RankedSection[]): RankedSection[] {
  const best = ranked.find(({score}) => score < EXACT_HEADING)?.score ?? 0;
  return ranked.filter(({score}) => score >= best * RANKING.noiseFloor);
}

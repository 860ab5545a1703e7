import {gatherEvidence, Table, type Evidence} from './evidence';
import type {Outline} from './outline';
import {MOST_WORDS, wordingOf, type PostingsStore} from './postings';
import type {QueryPlan} from './query-plan';
import {RANKING} from './ranking-parameters';
import type {RankedSection} from './types';

/** Ranks sections by how well their blocks, headings, and attached questions match. */
export function rank(plan: QueryPlan, postings: PostingsStore, outline: Outline): RankedSection[] {
  const terms = plan.terms.filter(({expansions}) => expansions.length > 0);
  if (terms.length === 0) return [];
  const evidence = gatherEvidence(terms, postings, outline);
  const exact = exactSections(plan, postings, outline);
  const sections = new SectionScorer(evidence, outline, plan.words.length === terms.length).scoreAll(exact);
  raiseByPage(sections, outline);
  // Ties stay in reading order, so the result is deterministic.
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return withoutNoise(sections);
}

/** Boosts sections on pages whose other sections match too. */
function raiseByPage(sections: readonly RankedSection[], {pageOf, pageCount}: Outline): void {
  const {weight, norm} = RANKING.page;
  const sums = new Float64Array(pageCount);
  const plain = (score: number): number => score % RANKING.exact.question;
  for (const {section, score} of sections) sums[pageOf[section]!]! += plain(score) ** norm;
  const most = sums.reduce((a, b) => Math.max(a, b), 0);
  for (const one of sections) {
    one.score += plain(one.score) * weight * (sums[pageOf[one.section]!]! / most) ** (1 / norm);
  }
}

type Exactness = 'title' | 'question';

/** Sections with a title or question that equals the query word for word. */
function exactSections(plan: QueryPlan, postings: PostingsStore, outline: Outline): Map<number, Exactness> {
  const exact = new Map<number, Exactness>();
  // A one-word question is a keyword that many sections share.
  const questions = plan.words.length > 1 ? unitsThatAre(plan, 'question', postings) : [];
  for (const unit of questions) exact.set(outline.sectionOfQuestion[unit]!, 'question');
  for (const unit of unitsThatAre(plan, 'title', postings)) if (unit < outline.sectionCount) exact.set(unit, 'title');
  return exact;
}

function unitsThatAre({terms, words}: QueryPlan, field: Exactness, postings: PostingsStore): number[] {
  const stems = [...new Set(terms.map(({stem}) => stem))];
  const [first = {units: [], levels: []}, ...others] = stems.map((stem) => postings.of(stem)[field]);
  const level = Math.min(MOST_WORDS, stems.length) - 1 + wordingOf(words) * MOST_WORDS;
  return first.units.filter((unit, i) => first.levels[i] === level && others.every(({units}) => units.includes(unit)));
}

/** The best unit of a section, its score, and the start of its row in the evidence table. */
type Best = {unit: number; score: number; row: number};

class SectionScorer {
  readonly #evidence: Evidence;
  readonly #outline: Outline;
  /** Whether the query has no stop words, like a title. */
  readonly #isTerse: boolean;
  readonly #terms: number;
  readonly #wanted: number;
  readonly #coverage: number;
  /** Each term's best score anywhere in a section, and anywhere on a page. */
  readonly #inSection: Table;
  readonly #onPage: Table;
  /** Each term's best score in the headings above the current section. */
  readonly #parents: Float32Array;

  constructor(evidence: Evidence, outline: Outline, isTerse: boolean) {
    const {sectionCount, pageCount, sectionOfBlock, sectionOfQuestion} = outline;
    this.#evidence = evidence;
    this.#outline = outline;
    this.#isTerse = isTerse;
    this.#terms = evidence.rarity.length;
    this.#wanted = evidence.rarity.reduce((sum, rarity) => sum + rarity, 0);
    this.#coverage = RANKING.coverage.ofOne * this.#terms ** RANKING.coverage.growth;
    this.#inSection = new Table(sectionCount, this.#terms);
    this.#onPage = new Table(pageCount, this.#terms);
    this.#parents = new Float32Array(this.#terms);
    this.#note(evidence.title, (section) => section);
    this.#note(evidence.text, (block) => sectionOfBlock[block]!);
    this.#note(evidence.question, (question) => sectionOfQuestion[question]!);
  }

  scoreAll(exact: ReadonlyMap<number, Exactness>): RankedSection[] {
    const ranked: RankedSection[] = [];
    for (const section of this.#inSection.units) {
      const scored = this.#score(section, exact.get(section));
      if (scored) ranked.push(scored);
    }
    return ranked;
  }

  #note(units: Table, sectionOf: (unit: number) => number): void {
    units.units.forEach((unit, i) => {
      const section = sectionOf(unit);
      if (section >= this.#outline.sectionCount) return;
      const near = this.#inSection.row(section);
      const far = this.#onPage.row(this.#outline.pageOf[section]!);
      for (let term = 0; term < this.#terms; term++) {
        const value = units.values[i * this.#terms + term]!;
        this.#inSection.raise(near, term, value);
        this.#onPage.raise(far, term, value);
      }
    });
  }

  #score(section: number, exact: Exactness | undefined): RankedSection | undefined {
    const {text, question, title, length} = this.#evidence;
    const {firstBlock, firstQuestion, levelOf, pageOf} = this.#outline;
    const ownTitle = title.find(section);
    this.#noteParents(section);
    const heading: Best = {unit: -1, row: -1, score: ownTitle >= 0 ? this.#scoreUnit(section, ownTitle, text, -1) : 0};
    const block: Best = {unit: -1, row: -1, score: 0};
    let sum = 0;
    for (let unit = firstBlock[section]!; unit < firstBlock[section + 1]!; unit++) {
      const row = text.find(unit);
      if (row < 0) continue;
      const score = this.#scoreUnit(section, ownTitle, text, row);
      sum += score ** RANKING.blocks.norm;
      keepBetter(block, unit, row, score);
    }
    block.score = sum ** (1 / RANKING.blocks.norm);
    const asked: Best = {unit: -1, row: -1, score: 0};
    for (let unit = firstQuestion[section]!; unit < firstQuestion[section + 1]!; unit++) {
      const row = question.find(unit);
      if (row < 0) continue;
      const said = Math.min(1, question.count(row) / length.question[unit]!);
      const score = this.#scoreUnit(section, ownTitle, question, row) * (1 + RANKING.questionCoverage * said);
      keepBetter(asked, unit, row, score);
    }
    const headingShare = this.#share(ownTitle, text, -1);
    const blockShare = block.unit < 0 ? 0 : this.#share(ownTitle, text, block.row);
    const askedShare = asked.unit < 0 ? 0 : this.#share(ownTitle, question, asked.row);
    const said = ownTitle < 0 ? 0 : title.count(ownTitle) / length.title[section]!;
    const named = this.#evidence.named[section]! / length.title[section]!;
    const isOpening = levelOf[section] === 1;
    const hasOthers = pageOf[section + 1] === pageOf[section];
    // The page's title describes the whole page, not its opening, so it doesn't count here.
    const answered = Math.max(
      block.unit < 0 ? 0 : this.#share(-1, text, block.row),
      asked.unit < 0 ? 0 : this.#share(-1, question, asked.row),
    );
    if (isOpening && hasOthers && !exact && !opens(named, headingShare, answered)) return undefined;
    // A query that is just the title, in any inflection, means the section itself, not a block in it.
    const isTitle = this.#isTerse && said >= 1 && headingShare >= 1;
    const ownText = Math.max(heading.score, block.score);
    const score =
      (Math.max(ownText, asked.score) + RANKING.secondEvidence * Math.min(ownText, asked.score)) *
      (1 + RANKING.titleCoverage * Math.min(1, said)) *
      this.#outline.weight(section);
    return {
      section,
      score: score + bonusOf(exact ?? (isTitle && isOpening ? 'title' : undefined), isOpening),
      block: block.unit < 0 || isTitle ? -1 : block.unit - firstBlock[section]!,
      question:
        askedShare > (heading.score > block.score ? headingShare : blockShare)
          ? asked.unit - firstQuestion[section]!
          : -1,
      inTitle: ownTitle >= 0,
    };
  }

  #noteParents(section: number): void {
    const {title} = this.#evidence;
    const {parentOf} = this.#outline;
    this.#parents.fill(0);
    for (let up = parentOf[section]!; up >= 0; up = parentOf[up]!) {
      const row = title.find(up);
      if (row < 0) continue;
      for (let term = 0; term < this.#terms; term++) {
        this.#parents[term] = Math.max(this.#parents[term]!, title.values[row + term]! * RANKING.parents);
      }
    }
  }

  /**
   * Scores a block or question together with the section's headings. Missing terms may count from elsewhere in the
   * section or page. A negative row means there is none.
   */
  #scoreUnit(section: number, ownTitle: number, units: Table, row: number): number {
    const {foundIn, elsewhere} = RANKING;
    const {rarity, title} = this.#evidence;
    const near = this.#inSection.find(section);
    const far = this.#onPage.find(this.#outline.pageOf[section]!);
    let score = 0;
    let found = 0;
    for (let term = 0; term < this.#terms; term++) {
      const here = (row < 0 ? 0 : units.values[row + term]!) + (ownTitle < 0 ? 0 : title.values[ownTitle + term]!);
      const above = this.#parents[term]!;
      const inSection = this.#inSection.values[near + term]!;
      const onPage = this.#onPage.values[far + term]!;
      score += Math.max(here + above, inSection * elsewhere.section, onPage * elsewhere.page);
      if (here > 0) found += rarity[term]!;
      else if (above > 0) found += rarity[term]! * foundIn.parents;
      else if (inSection > 0) found += rarity[term]! * foundIn.section;
      else if (onPage > 0) found += rarity[term]! * foundIn.page;
    }
    return score * (found / this.#wanted) ** this.#coverage;
  }

  /** The share of the query that a unit and the section's title cover, weighted by rarity. */
  #share(ownTitle: number, units: Table, row: number): number {
    const {rarity, title} = this.#evidence;
    let found = 0;
    for (let term = 0; term < this.#terms; term++) {
      const has = (row >= 0 && units.values[row + term]! > 0) || (ownTitle >= 0 && title.values[ownTitle + term]! > 0);
      if (has) found += rarity[term]!;
    }
    return found / this.#wanted;
  }
}

function bonusOf(exact: Exactness | undefined, isOpening: boolean): number {
  if (!exact) return 0;
  return RANKING.exact[exact === 'title' && isOpening ? 'page' : exact];
}

/** Whether a page's opening is a hit: the query names the page and little else, or the opening itself matches. */
function opens(named: number, ofQuery: number, answered: number): boolean {
  const {opening} = RANKING;
  return (named >= 1 && ofQuery >= opening.ofQuery) || answered >= opening.answers;
}

function keepBetter(best: Best, unit: number, row: number, score: number): void {
  if (score <= best.score) return;
  best.unit = unit;
  best.row = row;
  best.score = score;
}

function withoutNoise(ranked: readonly RankedSection[]): RankedSection[] {
  const best = ranked.find(({score}) => score < RANKING.exact.question)?.score ?? 0;
  return ranked.filter(({score}) => score >= best * RANKING.noiseFloor);
}

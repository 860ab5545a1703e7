import {gatherEvidence, Scores, type Evidence} from './evidence';
import type {Outline} from './outline';
import {MOST_WORDS, wordedAt, wordingOf, type PostingsStore} from './postings';
import type {QueryPlan} from './query-plan';
import {RANKING} from './ranking-parameters';
import type {RankedSection} from './types';

/** Ranks sections by how well their blocks, headings, and attached questions match. */
export function rank(plan: QueryPlan, postings: PostingsStore, outline: Outline): RankedSection[] {
  const terms = plan.terms.filter(({expansions}) => expansions.length > 0);
  if (terms.length === 0) return [];
  const evidence = gatherEvidence(terms, postings, outline);
  const exact = exactSections(plan, postings, outline);
  const scorer = new SectionScorer(evidence, outline, plan, postings);
  const sections = scorer.sections().flatMap((section) => scorer.score(section, exact.get(section)) ?? []);
  raiseByPage(sections, outline);
  // Ties stay in reading order, so the result is deterministic.
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return withoutNoise(sections);
}

/** Boosts sections on pages whose other sections match too. */
function raiseByPage(sections: readonly RankedSection[], {pageOf, pageCount}: Outline): void {
  const {weight, norm} = RANKING.page;
  const sums = new Float64Array(pageCount);
  const plain = (score: number): number => score % RANKING.exact.start;
  for (const {section, score} of sections) sums[pageOf[section]!]! += plain(score) ** norm;
  const most = sums.reduce((a, b) => Math.max(a, b), 0);
  for (const one of sections) {
    one.score += plain(one.score) * weight * (sums[pageOf[one.section]!]! / most) ** (1 / norm);
  }
}

type Exactness = 'title' | 'question' | 'start';

/** Sections with a title or question that equals the query word for word. */
function exactSections(plan: QueryPlan, postings: PostingsStore, outline: Outline): Map<number, Exactness> {
  const exact = new Map<number, Exactness>();
  // A one-word question is a keyword that many sections share.
  const questions = plan.words.length > 1 ? unitsThatAre(plan, 'question', postings) : [];
  for (const unit of questions) exact.set(outline.sectionOfQuestion[unit]!, 'question');
  for (const unit of unitsThatAre(plan, 'title', postings)) if (unit < outline.sectionCount) exact.set(unit, 'title');
  return exact;
}

function unitsThatAre({terms, words}: QueryPlan, field: 'title' | 'question', postings: PostingsStore): number[] {
  const stems = [...new Set(terms.map(({stem}) => stem))];
  const [first = {units: [], levels: []}, ...others] = stems.map((stem) => postings.of(stem)[field]);
  const level = Math.min(MOST_WORDS, stems.length) - 1 + wordingOf(words) * MOST_WORDS;
  return first.units.filter(
    (unit, i) => wordedAt(first.levels[i]!) === level && others.every(({units}) => units.includes(unit)),
  );
}

/** The scores of the query's terms in a unit. */
type Row = readonly number[];
/** The best unit of a section, its score, and what it says. */
type Best = {unit: number; score: number; row: Row};
/** Where else a section has the terms: in its title, in the headings above it, anywhere in it, and on its page. */
type Context = Record<'title' | 'above' | 'section' | 'page', Row>;

const countIn = (row: Row): number => row.filter((value) => value > 0).length;

class SectionScorer {
  /** Whether the query has no stop words, like a title. */
  readonly #isTerse: boolean;
  readonly #typed: string;
  /** The sections of pages on troubleshooting, if the query says that something doesn't work. */
  readonly #onTrouble: ReadonlySet<number>;
  readonly #wanted: number;
  readonly #coverage: number;
  readonly #nothing: Row;
  /** Each term's best score anywhere in a section, and anywhere on a page. */
  readonly #inSection: Scores;
  readonly #onPage: Scores;

  constructor(
    private readonly evidence: Evidence,
    private readonly outline: Outline,
    plan: QueryPlan,
    postings: PostingsStore,
  ) {
    this.#isTerse = plan.words.length === evidence.rarity.length;
    this.#typed = plan.words.join(' ');
    const {units} = postings.of(plan.troubleStem).title;
    this.#onTrouble = new Set(units.filter((unit) => outline.levelOf[unit] !== 1));
    const {sectionOfBlock, sectionOfQuestion} = outline;
    const terms = evidence.rarity.length;
    this.#wanted = evidence.rarity.reduce((sum, rarity) => sum + rarity, 0);
    this.#coverage = RANKING.coverage.ofOne * terms ** RANKING.coverage.growth;
    this.#nothing = new Array<number>(terms).fill(0);
    this.#inSection = new Scores(terms);
    this.#onPage = new Scores(terms);
    this.#note(evidence.title, (section) => section);
    this.#note(evidence.text, (block) => sectionOfBlock[block]!);
    this.#note(evidence.question, (question) => sectionOfQuestion[question]!);
  }

  /** The sections that have any term. */
  sections(): number[] {
    return [...this.#inSection.keys()];
  }

  #note(scores: Scores, sectionOf: (unit: number) => number): void {
    for (const [unit, row] of scores) {
      const section = sectionOf(unit);
      if (section >= this.outline.sectionCount) continue;
      row.forEach((value, term) => {
        this.#inSection.raise(section, term, value);
        this.#onPage.raise(this.outline.pageOf[section]!, term, value);
      });
    }
  }

  score(section: number, exact: Exactness | undefined): RankedSection | undefined {
    const {text, question, title, length, named} = this.evidence;
    const {firstBlock, firstQuestion, levelOf, pageOf} = this.outline;
    const nothing = this.#nothing;
    const ownTitle = title.get(section);
    const context: Context = {
      title: ownTitle ?? nothing,
      above: this.#above(section),
      section: this.#inSection.get(section)!,
      page: this.#onPage.get(pageOf[section]!)!,
    };
    const heading = ownTitle ? this.#scoreUnit(nothing, context) : 0;
    const block: Best = {unit: -1, row: nothing, score: 0};
    let sum = 0;
    for (let unit = firstBlock[section]!; unit < firstBlock[section + 1]!; unit++) {
      const row = text.get(unit);
      if (!row) continue;
      const score = this.#scoreUnit(row, context);
      sum += score ** RANKING.blocks.norm;
      if (score > block.score) Object.assign(block, {unit, row, score});
    }
    block.score = sum ** (1 / RANKING.blocks.norm);
    const asked: Best = {unit: -1, row: nothing, score: 0};
    for (let unit = firstQuestion[section]!; unit < firstQuestion[section + 1]!; unit++) {
      const row = question.get(unit);
      if (!row) continue;
      const said = Math.min(1, countIn(row) / length.question.get(unit)!);
      const score = this.#scoreUnit(row, context) * (1 + RANKING.questionCoverage * said);
      if (score > asked.score) Object.assign(asked, {unit, row, score});
    }
    const titleWords = length.title.get(section) ?? Infinity;
    const said = countIn(context.title) / titleWords;
    const headingShare = this.#share(context.title);
    const isOpening = levelOf[section] === 1;
    const hasOthers = pageOf[section + 1] === pageOf[section];
    // The page's title describes the whole page, not its opening, so it doesn't count here.
    const answered = Math.max(this.#share(block.row), this.#share(asked.row));
    const isNamed = (named.get(section) ?? 0) / titleWords >= 1 && headingShare >= RANKING.opening.ofQuery;
    const isStarted = isOpening && this.#isStartOf(this.outline.pageTitle(section));
    if (isOpening && hasOthers && !exact && !isStarted && !isNamed && answered < RANKING.opening.answers)
      return undefined;
    // A query that is just the title, in any inflection, means the section itself, not a block in it.
    const isTitle = this.#isTerse && said >= 1 && headingShare >= 1;
    const ownText = Math.max(heading, block.score);
    const shown = heading > block.score ? headingShare : this.#share(context.title, block.row);
    const score =
      (Math.max(ownText, asked.score) + RANKING.secondEvidence * Math.min(ownText, asked.score)) *
      (1 + RANKING.titleCoverage * Math.min(1, said)) *
      (this.#isPhraseOf(section) ? 1 + RANKING.phrase : 1) *
      (this.#onTrouble.has(section) ? 1 + RANKING.trouble[ownTitle ? 'named' : 'any'] : 1) *
      this.outline.weight(section);
    return {
      section,
      score: score + bonusOf(exact ?? (isTitle && isOpening ? 'title' : isStarted ? 'start' : undefined), isOpening),
      block: block.unit < 0 || isTitle ? -1 : block.unit - firstBlock[section]!,
      question:
        asked.unit >= 0 && this.#share(context.title, asked.row) > shown ? asked.unit - firstQuestion[section]! : -1,
      inTitle: ownTitle !== undefined,
    };
  }

  /** Whether the query is the start of a title, and enough of it. */
  #isStartOf(title: string): boolean {
    return title !== '' && title.startsWith(this.#typed) && this.#typed.length >= RANKING.halfTyped * title.length;
  }

  /** Whether the query stands together in the section's title. */
  #isPhraseOf(section: number): boolean {
    const places = this.evidence.places.get(section) ?? [0];
    return places.length > 1 && places.every((place, i) => place > 0 && place === places[0]! + i);
  }

  /** Each term's best score in the headings above a section. */
  #above(section: number): Row {
    const {parentOf} = this.outline;
    const above = [...this.#nothing];
    for (let up = parentOf[section]!; up >= 0; up = parentOf[up]!) {
      this.evidence.title.get(up)?.forEach((value, term) => {
        above[term] = Math.max(above[term]!, value * RANKING.parents);
      });
    }
    return above;
  }

  /**
   * Scores a block or question together with the section's headings. Missing terms may count from elsewhere in the
   * section or page.
   */
  #scoreUnit(row: Row, context: Context): number {
    const {foundIn, elsewhere} = RANKING;
    let score = 0;
    let found = 0;
    this.evidence.rarity.forEach((rarity, term) => {
      const here = row[term]! + context.title[term]!;
      const above = context.above[term]!;
      const inSection = context.section[term]!;
      const onPage = context.page[term]!;
      score += Math.max(here + above, inSection * elsewhere.section, onPage * elsewhere.page);
      if (here > 0) found += rarity;
      else if (above > 0) found += rarity * foundIn.parents;
      else if (inSection > 0) found += rarity * foundIn.section;
      else if (onPage > 0) found += rarity * foundIn.page;
    });
    return score * (found / this.#wanted) ** this.#coverage;
  }

  /** The share of the query that the rows cover together, weighted by rarity. */
  #share(...rows: Row[]): number {
    const found = this.evidence.rarity.filter((_, term) => rows.some((row) => row[term]! > 0));
    return found.reduce((sum, rarity) => sum + rarity, 0) / this.#wanted;
  }
}

function bonusOf(exact: Exactness | undefined, isOpening: boolean): number {
  if (!exact) return 0;
  return RANKING.exact[exact === 'title' && isOpening ? 'page' : exact];
}

function withoutNoise(ranked: readonly RankedSection[]): RankedSection[] {
  const best = ranked.find(({score}) => score < RANKING.exact.start)?.score ?? 0;
  return ranked.filter(({score}) => score >= best * RANKING.noiseFloor);
}

import {gatherEvidence, type Evidence} from './evidence';
import type {Outline} from './outline';
import {MOST_WORDS, wordingOf, type PostingsStore} from './postings';
import type {QueryPlan} from './query-plan';
import {RANKING} from './ranking';
import type {RankedSection} from './types';

type Values = Float32Array;
type Scored = {unit: number; score: number; share: number};

const NOTHING: Scored = {unit: -1, score: 0, share: 0};

/** Sections by how well their best block answers, together with their headings and the questions attached to them. */
export function rank(plan: QueryPlan, postings: PostingsStore, outline: Outline): RankedSection[] {
  const terms = plan.terms.filter(({expansions}) => expansions.length > 0);
  if (terms.length === 0) return [];
  const evidence = gatherEvidence(terms, postings, outline);
  const exact = exactTitles(plan, postings);
  const sections = withPages(new SectionScorer(evidence, outline).scoreAll(exact), outline);
  // Sections are numbered in reading order, so ties keep it: the answer is the same every time.
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return withoutNoise(sections);
}

/** A section counts more on a page whose other sections answer too. */
function withPages(sections: RankedSection[], outline: Outline): RankedSection[] {
  const sumOf = new Map<number, number>();
  const power = RANKING.page.norm;
  const plain = (score: number): number => score % RANKING.exact.words;
  for (const {section, score} of sections) {
    const page = outline.pageOf[section]!;
    sumOf.set(page, (sumOf.get(page) ?? 0) + plain(score) ** power);
  }
  const best = Math.max(...sumOf.values()) ** (1 / power);
  return sections.map((one) => {
    const share = sumOf.get(outline.pageOf[one.section]!)! ** (1 / power) / best;
    return {...one, score: one.score + plain(one.score) * RANKING.page.weight * share};
  });
}

type Exactness = 'words' | 'phrase';

/** Sections whose titles have the words of the query and no others: as they are written (`phrase`), or in another wording. */
function exactTitles({terms, words}: QueryPlan, postings: PostingsStore): Map<number, Exactness> {
  const stems = [...new Set(terms.map(({stem}) => stem))];
  const [first, ...others] = stems.map((stem) => postings.of(stem).title);
  const wording = wordingOf(words);
  const exact = new Map<number, Exactness>();
  first?.units.forEach((unit, i) => {
    const level = first.levels[i]!;
    if ((level % MOST_WORDS) + 1 !== Math.min(MOST_WORDS, stems.length)) return;
    if (!others.every(({units}) => units.includes(unit))) return;
    exact.set(unit, Math.floor(level / MOST_WORDS) === wording ? 'phrase' : 'words');
  });
  return exact;
}

class SectionScorer {
  readonly #evidence: Evidence;
  readonly #outline: Outline;
  readonly #rarity: readonly number[];
  readonly #wanted: number;
  readonly #blocks: Map<number, number[]>;
  readonly #questions: Map<number, number[]>;
  /** The best of each word anywhere in a section, and anywhere on a page. */
  readonly #inSection = new Map<number, Values>();
  readonly #onPage = new Map<number, Values>();
  /** In how many of a section's blocks each word is. */
  readonly #blocksWith = new Map<number, Values>();

  constructor(evidence: Evidence, outline: Outline) {
    this.#evidence = evidence;
    this.#outline = outline;
    this.#rarity = evidence.rarity;
    this.#wanted = evidence.rarity.reduce((sum, rarity) => sum + rarity, 0);
    this.#blocks = bySection(evidence.text.keys(), outline.sectionOfBlock);
    this.#questions = bySection(evidence.question.keys(), outline.sectionOfQuestion);
    for (const [section, values] of evidence.title) this.#note(section, values);
    for (const [block, values] of evidence.text) this.#note(outline.sectionOfBlock[block]!, values);
    for (const [section, blocks] of this.#blocks) {
      const counts = new Float32Array(evidence.rarity.length);
      for (const block of blocks)
        evidence.text.get(block)!.forEach((value, term) => (counts[term]! += value > 0 ? 1 : 0));
      this.#blocksWith.set(section, counts);
    }
    for (const [question, values] of evidence.question) this.#note(outline.sectionOfQuestion[question]!, values);
  }

  scoreAll(exact: ReadonlyMap<number, Exactness>): RankedSection[] {
    return [...this.#inSection.keys()].flatMap((section) => this.#score(section, exact.get(section)) ?? []);
  }

  #note(section: number, values: Values): void {
    raise(this.#inSection, section, values);
    raise(this.#onPage, this.#outline.pageOf[section]!, values);
  }

  #score(section: number, exact: Exactness | undefined): RankedSection | undefined {
    const {text, question, title, length} = this.#evidence;
    const {firstBlock, firstQuestion, levelOf, pageOf} = this.#outline;
    const ownTitle = title.get(section);
    const parents = this.#parentTitles(section);
    const unit = (number: number, values: Values | undefined): Scored =>
      this.#scoreUnit(section, number, values, ownTitle, parents);
    const heading = ownTitle ? unit(-1, undefined) : NOTHING;
    const block = (this.#blocks.get(section) ?? [])
      .map((number) => unit(number, text.get(number)))
      .reduce(better, NOTHING);
    const asked = (this.#questions.get(section) ?? [])
      .map((number) => {
        const values = question.get(number)!;
        const said = Math.min(1, countFound(values) / length.question.get(number)!);
        const scored = unit(number, values);
        return {...scored, score: scored.score * (1 + RANKING.questionCoverage * said)};
      })
      .reduce(better, NOTHING);
    const ownText = better(heading, block);
    const isOpening = levelOf[section] === 1;
    const named = ownTitle ? countFound(ownTitle) / length.title.get(section)! : 0;
    const hasOthers = pageOf[section + 1] === pageOf[section];
    const answered = Math.max(block.share, asked.share);
    if (isOpening && hasOthers && !exact && !opens(named, heading.share, answered)) return undefined;
    const [strong, weak] = ownText.score >= asked.score ? [ownText, asked] : [asked, ownText];
    const score =
      (strong.score + RANKING.secondEvidence * weak.score) *
      (1 + RANKING.titleCoverage * Math.min(1, named)) *
      (isOpening ? openingFactor(heading.share) : 1) *
      this.#outline.weight(section);
    return {
      section,
      score: score + (exact ? RANKING.exact[exact] * (isOpening ? RANKING.exact.page : 1) : 0),
      block: block.unit < 0 ? -1 : block.unit - firstBlock[section]!,
      question: asked.unit >= 0 && asked.share > ownText.share ? asked.unit - firstQuestion[section]! : -1,
      inTitle: ownTitle !== undefined,
    };
  }

  /** A block or question together with the section's headings; what it lacks may be near it. */
  #scoreUnit(
    section: number,
    unit: number,
    values: Values | undefined,
    ownTitle: Values | undefined,
    parents: Values | undefined,
  ): Scored {
    const {foundIn, elsewhere} = RANKING;
    const near = this.#inSection.get(section)!;
    const far = this.#onPage.get(this.#outline.pageOf[section]!)!;
    const blocksWith = this.#blocksWith.get(section);
    let score = 0;
    let found = 0;
    let foundHere = 0;
    this.#rarity.forEach((rarity, term) => {
      const own = values?.[term] ?? 0;
      const title = ownTitle?.[term] ?? 0;
      const above = (parents?.[term] ?? 0) * RANKING.parents;
      const here = own + title + above;
      const repeats = 1 + RANKING.repeats * Math.log2(Math.max(1, blocksWith?.[term] ?? 0));
      score += Math.max(here, near[term]! * elsewhere.section, far[term]! * elsewhere.page) * repeats;
      if (own > 0 || title > 0) {
        found += rarity;
        foundHere += rarity;
      } else if (above > 0) found += rarity * foundIn.parents;
      else if (near[term]! > 0) found += rarity * foundIn.section;
      else if (far[term]! > 0) found += rarity * foundIn.page;
    });
    return {unit, score: score * (found / this.#wanted) ** RANKING.coverage, share: foundHere / this.#wanted};
  }

  #parentTitles(section: number): Values | undefined {
    let best: Values | undefined;
    for (let up = this.#outline.parentOf[section]!; up >= 0; up = this.#outline.parentOf[up]!) {
      const values = this.#evidence.title.get(up);
      if (values) best = best ? best.map((value, term) => Math.max(value, values[term]!)) : values;
    }
    return best;
  }
}

/** Whether a page's opening is an answer: the query names the page and little else, or the opening has its words. */
function opens(named: number, ofQuery: number, answered: number): boolean {
  const {opening} = RANKING;
  return (named >= 1 && ofQuery >= opening.ofQuery) || answered >= opening.answers;
}

/** The less of the query the page's title says, the more a section of the page is meant. */
function openingFactor(ofQuery: number): number {
  const {least, factor} = RANKING.opening;
  return least + (factor - least) * ofQuery ** RANKING.opening.power;
}

function bySection(units: Iterable<number>, sectionOf: Int32Array): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (const unit of units) {
    const section = sectionOf[unit]!;
    const list = lists.get(section);
    if (list) list.push(unit);
    else lists.set(section, [unit]);
  }
  return lists;
}

function raise(best: Map<number, Values>, key: number, values: Values): void {
  const known = best.get(key);
  if (known) values.forEach((value, term) => (known[term] = Math.max(known[term]!, value)));
  else best.set(key, values.slice());
}

function better(a: Scored, b: Scored): Scored {
  return b.score > a.score || (b.score === a.score && a.unit > b.unit && b.unit >= 0) ? b : a;
}

function countFound(values: Values): number {
  return values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
}

function withoutNoise(ranked: readonly RankedSection[]): RankedSection[] {
  const best = ranked.find(({score}) => score < RANKING.exact.words)?.score ?? 0;
  return ranked.filter(({score}) => score >= best * RANKING.noiseFloor);
}

import {gatherEvidence, type Evidence, type Scores} from './evidence';
import type {Outline} from './outline';
import {wordedAt, wordedLevel, type PostingsStore} from './postings';
import type {QueryPlan} from './query-plan';
import {RANKING} from './ranking-parameters';
import type {RankedSection} from './types';

/** Ranks sections by how well their blocks, headings, and attached questions match. */
export function rank(plan: QueryPlan, postings: PostingsStore, outline: Outline): RankedSection[] {
  const terms = plan.terms.filter(({expansions}) => expansions.length > 0);
  if (terms.length === 0) return [];
  const evidence = gatherEvidence(terms, postings, outline);
  const exact = exactSections(plan, postings, outline);
  const score = createScorer(evidence, outline, plan);
  const sections = [...evidence.section.keys()].flatMap((section) => score(section, exact.get(section)) ?? []);
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

/** The bonus of sections with a title or question that equals the query word for word. */
function exactSections(plan: QueryPlan, postings: PostingsStore, outline: Outline): Map<number, number> {
  const bonusOf = new Map<number, number>();
  // A one-word question is a keyword that many sections share.
  const questions = plan.words.length > 1 ? unitsThatAre(plan, 'question', postings) : [];
  for (const unit of questions) bonusOf.set(outline.sectionOfQuestion[unit]!, RANKING.exact.question);
  for (const unit of unitsThatAre(plan, 'title', postings))
    if (unit < outline.sectionCount) bonusOf.set(unit, RANKING.exact[outline.levelOf[unit] === 1 ? 'page' : 'title']);
  return bonusOf;
}

function unitsThatAre({terms, words}: QueryPlan, field: 'title' | 'question', postings: PostingsStore): number[] {
  const stems = [...new Set(terms.map(({stem}) => stem))];
  const [first = {units: [], levels: []}, ...others] = stems.map((stem) => postings.of(stem)[field]);
  const level = wordedLevel(stems.length, words);
  return first.units.filter(
    (unit, i) => wordedAt(first.levels[i]!) === level && others.every(({units}) => units.includes(unit)),
  );
}

/** The scores of the query's terms in a unit. */
type Row = readonly number[];
/** Where else a section has the terms: in its title, in the headings above it, anywhere in it, and on its page. */
type Context = Record<'title' | 'above' | 'section' | 'page', Row>;

const countIn = (row: Row): number => row.filter((value) => value > 0).length;

function createScorer(evidence: Evidence, outline: Outline, plan: QueryPlan) {
  const {rarity} = evidence;
  const {levelOf, pageOf, parentOf} = outline;
  const nothing: Row = rarity.map(() => 0);
  const wanted = rarity.reduce((sum, one) => sum + one, 0);
  const coveragePower = RANKING.coverage.ofOne * rarity.length ** RANKING.coverage.growth;
  const typed = plan.words.join(' ');
  /** The query has no stop words, like a title. */
  const isTerse = plan.words.length === rarity.length;

  /** The share of the query that the rows cover together, weighted by rarity. */
  function share(...rows: Row[]): number {
    const found = rarity.filter((_, term) => rows.some((row) => row[term]! > 0));
    return found.reduce((sum, one) => sum + one, 0) / wanted;
  }

  /** Whether the query is the start of a title, and enough of it. */
  const isStartOf = (title: string): boolean =>
    title.startsWith(typed) && typed.length >= RANKING.halfTyped * title.length;

  /** Whether the query stands together in the section's title. */
  function isPhraseOf(section: number): boolean {
    const places = evidence.places.get(section) ?? [0];
    return places.length > 1 && places.every((place, i) => place > 0 && place === places[0]! + i);
  }

  /** Each term's best score in the headings above a section. */
  function scoresAbove(section: number): Row {
    const above = [...nothing];
    for (let up = parentOf[section]; up !== undefined; up = parentOf[up]) {
      evidence.title.get(up)?.forEach((value, term) => {
        above[term] = Math.max(above[term]!, value * RANKING.parents);
      });
    }
    return above;
  }

  /**
   * Scores a block or question together with the section's headings. Missing terms may count from elsewhere in the
   * section or page.
   */
  function scoreUnit(row: Row, {title, above, section, page}: Context): number {
    const {elsewhere} = RANKING;
    let score = 0;
    let found = 0;
    rarity.forEach((own, term) => {
      const here = row[term]! + title[term]! + above[term]!;
      score += Math.max(here, section[term]! * elsewhere.section, page[term]! * elsewhere.page);
      if (here > 0) found += own;
      else if (section[term]! > 0) found += own * elsewhere.section;
      else if (page[term]! > 0) found += own * elsewhere.page;
    });
    return score * (found / wanted) ** coveragePower;
  }

  /** The best block or question of a section, and the scores of all that have a term. */
  function bestOf(
    rows: Scores,
    first: readonly number[],
    section: number,
    scoreOf: (row: Row, unit: number) => number,
  ) {
    const best = {place: -1, score: 0, row: nothing, scores: [] as number[]};
    for (let unit = first[section]!; unit < first[section + 1]!; unit++) {
      const row = rows.get(unit);
      if (!row) continue;
      const score = scoreOf(row, unit);
      best.scores.push(score);
      if (score > best.score) Object.assign(best, {place: unit - first[section]!, score, row});
    }
    return best;
  }

  return (section: number, exact: number | undefined): RankedSection | undefined => {
    const {text, question, title, length} = evidence;
    const ownTitle = title.get(section);
    const context: Context = {
      title: ownTitle ?? nothing,
      above: scoresAbove(section),
      section: evidence.section.get(section)!,
      page: evidence.page.get(pageOf[section]!)!,
    };
    const heading = ownTitle ? scoreUnit(nothing, context) : 0;
    const block = bestOf(text, outline.firstBlock, section, (row) => scoreUnit(row, context));
    const asked = bestOf(question, outline.firstQuestion, section, (row, unit) => {
      const said = Math.min(1, countIn(row) / length.question.get(unit)!);
      return scoreUnit(row, context) * (1 + RANKING.questionCoverage * said);
    });
    const {norm} = RANKING.blocks;
    const inBlocks = block.scores.reduce((sum, score) => sum + score ** norm, 0) ** (1 / norm);
    const said = countIn(context.title) / (length.title.get(section) ?? Infinity);
    const headingShare = share(context.title);
    const isOpening = levelOf[section] === 1;
    const hasOthers = pageOf[section + 1] === pageOf[section];
    // The page's title describes the whole page, not its opening, so it doesn't count here.
    const answered = Math.max(share(block.row), share(asked.row));
    const isNamed = said >= 1 && headingShare >= RANKING.opening.ofQuery;
    const isStarted = isOpening && isStartOf(outline.pageTitle(section));
    if (isOpening && hasOthers && !exact && !isStarted && !isNamed && answered < RANKING.opening.answers)
      return undefined;
    // A query that is just the title, in any inflection, means the section itself, not a block in it.
    const isTitle = isTerse && said >= 1 && headingShare >= 1;
    const ownText = Math.max(heading, inBlocks);
    const shown = heading > inBlocks ? headingShare : share(context.title, block.row);
    const score =
      (Math.max(ownText, asked.score) + RANKING.secondEvidence * Math.min(ownText, asked.score)) *
      (1 + RANKING.titleCoverage * Math.min(1, said)) *
      (isPhraseOf(section) ? 1 + RANKING.phrase : 1) *
      outline.weight(section);
    const bonus = exact ?? (isOpening && isTitle ? RANKING.exact.page : isStarted ? RANKING.exact.start : 0);
    return {
      section,
      score: score + bonus,
      block: isTitle ? -1 : block.place,
      question: share(context.title, asked.row) > shown ? asked.place : -1,
      inTitle: ownTitle !== undefined,
    };
  };
}

function withoutNoise(ranked: readonly RankedSection[]): RankedSection[] {
  const best = ranked.find(({score}) => score < RANKING.exact.start)?.score ?? 0;
  return ranked.filter(({score}) => score >= best * RANKING.noiseFloor);
}

/** What readers can rely on when they search the built site. */
import {sentBytes} from '../../checks/budgets/files';
import type {Checker, Site} from '../../checks/site';
import {STARTING_TASKS} from '../../config/search';
import {dialogHits} from '../answer';
import {titleOf, type SiteIndex} from '../embedded/index-files';
import {writeHit} from '../embedded/write-hit';
import {tokenize} from '../engine';
import {cutQuery} from '../limits';
import {measure, type Mode} from './relevance/measures';
import {addressOf, judgedSets, queriesOf, type JudgedSet} from './relevance/sets';
import {indexChecker, readSiteIndex, shownSections} from './site-index';

/** Typing the title of a page, or a heading exactly as written, finds it first. */
export async function titleProblems(index: SiteIndex): Promise<string[]> {
  const {sectionCount, levelOf} = index.engine.outline;
  const sections = Array.from({length: sectionCount}, (_, section) => section);
  const shown = await shownSections(index);
  const titles = shown.map(titleOf);
  const words = titles.map((title) => tokenize(title).join(' '));
  const problems: string[] = [];
  for (const section of sections) {
    const query = cutQuery(titles[section]!);
    // Sections with the same title share the top positions; pages rank before headings.
    const same = sections.filter((other) => {
      const before = levelOf[other] === 1 || levelOf[section] !== 1;
      return before && words[other] === words[section];
    });
    const {hits} = await index.engine.search(query, {hitsPerPage: sectionCount});
    const rank = hits.findIndex((hit) => hit.section === section) + 1;
    if (rank > 0 && rank <= same.length) continue;
    const first = hits[0] && addressOf(shown[hits[0].section]!);
    const address = addressOf(shown[section]!);
    problems.push(
      `"${query}" must find ${address} first; it is ${rank || 'not found'}, the first is ${first ?? 'none'}.`,
    );
  }
  return problems;
}

const searchTitles = indexChecker('search finds every page and every section first by its title', async (index) => ({
  inspected: index.engine.outline.sectionCount,
  problems: await titleProblems(index),
}));

/** The tasks that an empty search offers lead to sections. */
export const startingTasks = indexChecker('the tasks of an empty search lead to sections', async (index) => {
  const addresses = new Set((await shownSections(index)).map(addressOf));
  const lost = STARTING_TASKS.filter(({path}) => !addresses.has(`/${path}`));
  const problems = lost.map(({name, path}) => `config/search.ts: "${name}" leads to ${path}, which is no section.`);
  return {inspected: STARTING_TASKS.length, problems};
});

const NARROW_SNIPPET = 5;

/** Every hit shows why it matched: a word is marked in its title, its snippet, or its question. */
export async function markProblems(index: SiteIndex, queries: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const query of queries) {
    const {hits, matcher} = await index.engine.search(query);
    for (const hit of hits) {
      const shown = await index.show(hit.section);
      const options = {matcher, siteRoot: 'https://site.example/', snippetWords: NARROW_SNIPPET};
      const {title, snippet, question = []} = writeHit(hit, shown, options);
      const isMarked = [...title, ...snippet, ...question].some(({marked}) => marked);
      if (!isMarked) problems.push(`"${query}" finds ${addressOf(shown)}, and no word of it is marked.`);
    }
  }
  return problems;
}

const searchMarks = indexChecker('search marks a word in every hit', async (index) => {
  const queries = [...queriesOf('tuned-questions'), ...queriesOf('own-queries')];
  return {inspected: queries.length, problems: await markProblems(index, queries)};
});

const MOST_BYTES = 70 * 1024;
const SCRIPT = /\/js\/search\.\w+\.js$/;

/** Index files that a first search reads. */
async function filesRead(outDir: string, query: string): Promise<string[]> {
  const files = new Set<string>();
  const index = await readSiteIndex(outDir, files);
  const {hits} = await index.engine.search(query);
  for (const {section} of dialogHits(hits, ({group}) => group)) await index.show(section);
  return [...files];
}

/** What the first search makes a reader fetch: the dialog's script, the index, and what its hits show. */
export const firstQueryBytes = indexChecker('bytes of the first search', async (_, {outDir, files}: Site) => {
  const script = files.find((file) => SCRIPT.test(`/${file}`));
  if (!script) return {inspected: 0, problems: ['The build lacks the script of the search.']};
  const queries = queriesOf('tuned-questions');
  const problems: string[] = [];
  for (const query of queries) {
    const all = [script, ...(await filesRead(outDir, query))];
    const bytes = all.reduce((sum, file) => sum + sentBytes(outDir, file), 0);
    if (bytes > MOST_BYTES) problems.push(`"${query}" fetches ${bytes} bytes, at most ${MOST_BYTES} are allowed.`);
  }
  return {inspected: queries.length, problems};
});

type Floor = {mode: Mode; measure: 'first' | 'top3'; least: number};

/** Minimum share of questions whose section or page is first, or in the top three. */
const FLOORS: Readonly<Record<string, readonly Floor[]>> = {
  'expected-first by section': [{mode: 'clean', measure: 'first', least: 1}],
  'expected-in-top-3 by section': [{mode: 'clean', measure: 'top3', least: 1}],
  'tuned-questions by section': [
    {mode: 'clean', measure: 'first', least: 0.82},
    {mode: 'clean', measure: 'top3', least: 0.96},
    {mode: 'typo', measure: 'top3', least: 0.94},
  ],
  'unseen-questions by section': [
    {mode: 'clean', measure: 'first', least: 0.7},
    {mode: 'clean', measure: 'top3', least: 0.83},
    {mode: 'typo', measure: 'top3', least: 0.82},
  ],
  'tuned-questions by page': [{mode: 'clean', measure: 'top3', least: 0.97}],
  'unseen-questions by page': [{mode: 'clean', measure: 'top3', least: 0.91}],
  'own-queries by page': [{mode: 'clean', measure: 'top3', least: 0.92}],
  'blind-queries by page': [{mode: 'clean', measure: 'top3', least: 0.93}],
  'held-out-queries by page': [{mode: 'clean', measure: 'top3', least: 0.92}],
};

export async function queryProblems(
  set: JudgedSet,
  search: (query: string) => Promise<string[]>,
  floors: readonly Floor[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const {mode, measure: key, least} of floors) {
    const {all, ...shares} = await measure(set, mode, search);
    if (shares[key] >= least) continue;
    const missed = all
      .filter((one) => one[key] === 0)
      .map(({query, right, found: [first = 'nothing']}) => `"${query}" → ${right.join(' or ')}, not ${first}`);
    const share = `${shares[key].toFixed(3)} of ${least}`;
    problems.push(`${set.name} by ${set.by}, ${mode}, ${key}: ${share}. Missed: ${missed.slice(0, 20).join('; ')}`);
  }
  return problems;
}

export const searchQueries = indexChecker('search answers the readers’ questions', async (index) => {
  const sections = await shownSections(index);
  const {sets, problems} = judgedSets(sections);
  const search = async (query: string) =>
    (await index.engine.search(query)).hits.map(({section}) => addressOf(sections[section]!));
  for (const set of sets)
    problems.push(...(await queryProblems(set, search, FLOORS[`${set.name} by ${set.by}`] ?? [])));
  return {inspected: sets.reduce((sum, {questions}) => sum + questions.length, 0), problems};
});

export const searchCheckers: readonly Checker[] = [
  searchTitles,
  startingTasks,
  searchQueries,
  searchMarks,
  firstQueryBytes,
];

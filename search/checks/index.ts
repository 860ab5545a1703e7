/** What readers can rely on when they search the built site. */
import {sentBytes} from '../../checks/budgets/files';
import type {Checker, Site} from '../../checks/site';
import {STARTING_TASKS} from '../../config/starting-tasks';
import {dialogHits} from '../answer';
import {INDEX_FILES, INDEX_FOLDER, titleOf, type SiteIndex} from '../embedded/index-files';
import {writeHit} from '../embedded/write-hit';
import {stemsOf} from '../engine/words';
import {cutQuery, FIRST_HITS, HITS_PER_PAGE} from '../limits';
import {measure, readJudged, type Judged} from './judged';
import {addressOf, indexChecker, openSearch, shownSections} from './site-index';

/** Typing the title of a page, or a heading exactly as written, finds it first. */
export async function titleMistakes({engine, show}: SiteIndex): Promise<string[]> {
  const shown = await Promise.all(engine.sections.map((section) => show(section)));
  const titles = shown.map((section) => cutQuery(titleOf(section)));
  const stems = titles.map((title) => [...new Set(stemsOf(title))].sort().join(' '));
  return engine.sections.flatMap(({place}, section) => {
    const query = titles[section]!;
    // Sections whose titles have the same words share the top positions; pages rank before headings.
    const isBefore = (other: number) => engine.sections[other]!.place === 0 || place > 0;
    const same = stems.filter((own, other) => own === stems[section] && isBefore(other));
    const {hits} = engine.search(query);
    const rank = hits.findIndex((hit) => hit.section === section) + 1;
    if (rank > 0 && rank <= same.length) return [];
    const first = hits[0] ? addressOf(shown[hits[0].section]!) : 'none';
    const address = addressOf(shown[section]!);
    return `"${query}" must find ${address} first; it is ${rank || 'not found'}, the first is ${first}.`;
  });
}

const searchTitles = indexChecker('search finds every page and every section first by its title', titleMistakes);

/** The tasks that an empty search offers lead to sections. */
export const startingTasks = indexChecker('the tasks of an empty search lead to sections', async (index) => {
  const addresses = new Set((await shownSections(index)).map(addressOf));
  const lost = STARTING_TASKS.filter(({path}) => !addresses.has(`/${path}`));
  return lost.map(({name, path}) => `config/starting-tasks.ts: "${name}" leads to ${path}, which is no section.`);
});

const NARROW_SNIPPET = 5;
const MARKED_HITS = 20;

/** Every hit shows why it matched: a word is marked in its title, its snippet, or its question. */
export async function markMistakes({engine, show}: SiteIndex, queries: readonly string[]): Promise<string[]> {
  const mistakes: string[] = [];
  for (const query of queries) {
    const {hits, matcher} = engine.search(query);
    for (const hit of hits.slice(0, MARKED_HITS)) {
      const shown = await show(hit);
      const options = {matcher, siteRoot: 'https://site.example/', snippetWords: NARROW_SNIPPET};
      const {title, snippet, question = []} = writeHit(hit, shown, options);
      const isMarked = [...title, ...snippet, ...question].some(({marked}) => marked);
      if (!isMarked) mistakes.push(`"${query}" finds ${addressOf(shown)}, and no word of it is marked.`);
    }
  }
  return mistakes;
}

const keptQueries = () => readJudged().flatMap(({half, query}) => (half === 'kept' ? query : []));

const searchMarks = indexChecker('search marks a word in every hit', async (index) => {
  return markMistakes(index, keptQueries());
});

/** What a first search fetches at most, in KiB: until its first hits are shown, and in all. */
const MOST_KIB = {first: 142, all: 190};
const SCRIPT = /\/js\/search\.\w+\.js$/;

/** What the first search makes a reader fetch: the dialog's script, the index, and the texts of its hits. */
export const firstQueryBytes = indexChecker('bytes of the first search', async ({engine, folder}, site: Site) => {
  const {outDir, files} = site;
  const script = files.find((file) => SCRIPT.test(`/${file}`));
  if (!script) return ['The build lacks the script of the search.'];
  const kibOf = (file: string) => sentBytes(outDir, file) / 1024;
  const inFolder = (file: string) => kibOf(`${INDEX_FOLDER}/${folder}/${file}`);
  const always = kibOf(script) + inFolder(INDEX_FILES.index);
  return keptQueries().flatMap((query) => {
    const hits = dialogHits(engine.search(query).hits.slice(0, HITS_PER_PAGE), ({group}) => group);
    const fetched = (most: number) =>
      [...new Set(hits.slice(0, most).map(({page}) => page))].reduce(
        (sum, page) => sum + inFolder(INDEX_FILES.texts(page)),
        always,
      );
    const kib = {first: fetched(FIRST_HITS), all: fetched(HITS_PER_PAGE)};
    return (['first', 'all'] as const)
      .filter((name) => kib[name] > MOST_KIB[name])
      .map((name) => `"${query}" fetches ${kib[name].toFixed(1)} KiB, at most ${MOST_KIB[name]} are allowed.`);
  });
});

/** Minimum shares, of each kind of question. */
const FLOORS: Readonly<Record<string, {first?: number; top3: number; typo?: number}>> = {
  first: {first: 1, top3: 1},
  'top-3': {top3: 1},
  kept: {first: 0.69, top3: 0.88, typo: 0.855},
  taught: {first: 0.77, top3: 0.935, typo: 0.895},
};

export function queryMistakes(
  questions: readonly Judged[],
  search: (query: string) => string[],
  floors: (typeof FLOORS)[string],
): string[] {
  const {missed, ...shares} = measure(questions, search);
  return (['first', 'top3', 'typo'] as const)
    .filter((key) => shares[key] < (floors[key] ?? 0))
    .map(
      (key) =>
        `${key}: ${shares[key].toFixed(3)} of ${floors[key]}. Not in the top three: ${missed.slice(0, 20).join('; ')}`,
    );
}

/** Labels that name no section of the site. */
export const lostLabels = (questions: readonly Judged[], addresses: readonly string[]): string[] => {
  const known = new Set(addresses);
  return questions.flatMap(({set, query, answers, helps = []}) =>
    [...answers, ...helps]
      .filter((label) => !known.has(label))
      .map((label) => `judged.jsonl, ${set}: "${query}" names ${label}, which is no section.`),
  );
};

export const searchQueries = indexChecker('search answers the readers’ questions', async (index) => {
  const {addresses, search} = await openSearch(index);
  const questions = readJudged();
  const mistakes = lostLabels(questions, addresses);
  for (const [name, floors] of Object.entries(FLOORS)) {
    const own = questions.filter(({set, half}) => name === (half ?? set));
    mistakes.push(...queryMistakes(own, search, floors).map((mistake) => `${name}, ${mistake}`));
  }
  return mistakes;
});

export const searchCheckers: readonly Checker[] = [
  searchTitles,
  startingTasks,
  searchQueries,
  searchMarks,
  firstQueryBytes,
];

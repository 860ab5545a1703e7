import {randomBytes} from 'node:crypto';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeSearchIndex} from '../build/write-index';
import type {SiteIndex} from '../embedded/index-files';
import {samplePages} from '../testing/sample-pages';
import {
  firstQueryBytes,
  markMistakes,
  queryMistakes,
  searchCheckers,
  searchQueries,
  startingTasks,
  titleMistakes,
} from '.';
import {readJudged, withTypo} from './judged';
import {openSearch, readSiteIndex} from './site-index';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-check-'));
  await writeSearchIndex(outDir, samplePages(), {baseUrl: '/help/'});
});
afterEach(() => rm(outDir, {recursive: true}));

const index = () => readSiteIndex(outDir);

/** The same index with modified results. */
async function answering(change: (answer: ReturnType<SiteIndex['engine']['search']>) => void): Promise<SiteIndex> {
  const own = await index();
  const search = (query: string) => {
    const answer = own.engine.search(query);
    change(answer);
    return answer;
  };
  return {...own, engine: {...own.engine, search}};
}

/** The search's script, at this many incompressible bytes. */
async function siteWithScript(bytes: number) {
  const file = 'assets/js/search.1a.js';
  await mkdir(join(outDir, 'assets/js'), {recursive: true});
  await writeFile(join(outDir, file), randomBytes(bytes).toString('latin1'), 'latin1');
  return {outDir, pages: [], files: [file]};
}

test('titles and headings find their sections', async () => {
  expect(await titleMistakes(await index())).toEqual([]);
});

test('a title that does not find its section first is a mistake', async () => {
  const blind = await answering((answer) => answer.hits.shift());
  const [mistake] = await titleMistakes(blind);
  expect(mistake).toMatch(/^"Invoices" must find \/docs\/invoices first; it is not found, the first is /);
});

test('questions must find one of their sections', async () => {
  const {search} = await openSearch(await index());
  const ask = (answers: string[]) =>
    queryMistakes([{set: 'first', query: 'financial lock', answers}], search, {first: 0.97, top3: 0.97, typo: 0.93});
  expect(ask(['/docs/invoices#lock'])).toEqual([]);
  expect(ask(['/docs/shipping-routes'])).toEqual([
    'first: 0.000 of 0.97. Not in the top three: financial lock',
    'top3: 0.000 of 0.97. Not in the top three: financial lock',
    'typo: 0.000 of 0.93. Not in the top three: financial lock',
  ]);
});

test('a label that names no section of the site is a mistake', async () => {
  const [mistake] = await searchQueries.check({outDir, pages: [], files: []});
  expect(mistake).toMatch(/^judged\.jsonl, round-1: ".+" names \/.+, which is no section\.$/);
});

test('a line that is no question, or no JSON, is named with its file and number', async () => {
  const file = join(outDir, 'round.jsonl');
  await writeFile(file, '{"set": "new", "query": "late fee", "answers": []}\n\n{"query": "late fee"}\n');
  expect(() => readJudged(file)).toThrow(`${file}:3 isn't a judged question`);
  await writeFile(file, 'late fee\n');
  expect(() => readJudged(file)).toThrow(`${file}:1 isn't a judged question`);
});

test('a typo is one edit behind the first letter of a telling word, the same every time', () => {
  const typo = withTypo('the statement', 3);
  expect(typo).not.toBe('the statement');
  expect(typo).toMatch(/^the s/);
  expect(withTypo('the statement', 3)).toBe(typo);
});

test('a task that leads to no section is a mistake', async () => {
  const [mistake] = await startingTasks.check({outDir, pages: [], files: []});
  expect(mistake).toMatch(
    /^config\/starting-tasks\.ts: "Put a case on hold" leads to docs\/.+, which is no section\.$/,
  );
});

test('a hit without a mark is a mistake', async () => {
  expect(await markMistakes(await index(), ['invoice', 'wrong amount'])).toEqual([]);
  const silent = await answering((answer) => {
    answer.matcher = {answers: () => [], isTyped: () => false};
  });
  expect((await markMistakes(silent, ['routes']))[0]).toBe(
    '"routes" finds /docs/shipping-routes, and no word of it is marked.',
  );
});

test('a first search may fetch 142 KiB until it answers', async () => {
  expect(await firstQueryBytes.check(await siteWithScript(1_000))).toEqual([]);
  const [mistake] = await firstQueryBytes.check(await siteWithScript(145_408));
  expect(mistake).toMatch(/fetches [\d.]+ KiB, at most 142 are allowed\./);
});

test('a build without an index or without its script does not pass', async () => {
  const site = {outDir, pages: [], files: []};
  expect(await firstQueryBytes.check(site)).toEqual(['The build lacks the script of the search.']);
  await rm(join(outDir, 'search-index'), {recursive: true});
  for (const {check} of searchCheckers) expect(await check(site)).toEqual(['The build holds no search index.']);
});

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
  markProblems,
  queryProblems,
  searchCheckers,
  searchQueries,
  startingTasks,
  titleProblems,
} from '.';
import {addressOf, labeledSections} from './relevance/sets';
import {readSiteIndex, shownSections} from './site-index';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-check-'));
  await writeSearchIndex(outDir, samplePages(), {baseUrl: '/help/'});
});
afterEach(() => rm(outDir, {recursive: true}));

const index = () => readSiteIndex(outDir);

/** The same index with modified results. */
async function answering(
  change: (answer: Awaited<ReturnType<SiteIndex['engine']['search']>>) => void,
): Promise<SiteIndex> {
  const own = await index();
  const search = async (query: string) => {
    const answer = await own.engine.search(query);
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
  expect(await titleProblems(await index())).toEqual([]);
});

test('a title that does not find its section first is a problem', async () => {
  const blind = await answering((answer) => answer.hits.shift());
  const [problem] = await titleProblems(blind);
  expect(problem).toMatch(/^"Invoices" must find \/docs\/invoices first; it is not found, the first is /);
});

test('questions must find one of their sections', async () => {
  const {engine, show} = await index();
  const search = async (query: string) =>
    Promise.all((await engine.search(query)).hits.map(async ({section}) => addressOf(await show(section))));
  const ask = async (right: string[]) =>
    queryProblems({name: 'set', by: 'section', questions: [{query: 'financial lock', right}]}, search, [
      {mode: 'clean', measure: 'first', least: 0.97},
      {mode: 'typo', measure: 'top3', least: 0.93},
    ]);
  expect(await ask(['/docs/invoices#lock'])).toEqual([]);
  const [clean, typo] = await ask(['/docs/shipping-routes']);
  expect(clean).toBe(
    'set by section, clean, first: 0.000 of 0.97. Missed: "financial lock" → /docs/shipping-routes, not /docs/invoices#lock',
  );
  expect(typo).toContain('typo, top3: 0.000 of 0.93.');
});

test('labels name sections by id, or by words of a block', async () => {
  const sections = await shownSections(await index());
  const named = (label: string) => labeledSections(label, sections);
  expect(named('/docs/invoices#lock')).toEqual(['/docs/invoices#lock']);
  expect(named('/docs/invoices')).toEqual(['/docs/invoices']);
  expect(named('/docs/invoices~before you change the case')).toEqual(['/docs/invoices#un-invoice']);
  expect(named('/docs/invoices#gone')).toEqual([]);
});

test('a label that names no section or no page of the site is a problem', async () => {
  const {problems} = await searchQueries.check({outDir, pages: [], files: []});
  expect(problems[0]).toMatch(/^tuned-questions\.json: ".+" names \/.+, which is no section\.$/);
  expect(problems).toContainEqual(expect.stringMatching(/^own-queries\.json: ".+" names \/.+, which is no page\.$/));
});

test('a task that leads to no section is a problem', async () => {
  const {problems} = await startingTasks.check({outDir, pages: [], files: []});
  expect(problems[0]).toMatch(/^config\/search\.ts: "Put a case on hold" leads to docs\/.+, which is no section\.$/);
});

test('a hit without a mark is a problem', async () => {
  expect(await markProblems(await index(), ['invoice', 'wrong amount'])).toEqual([]);
  const silent = await answering((answer) => {
    answer.matcher = {answers: () => [], isTyped: () => false};
  });
  expect((await markProblems(silent, ['routes']))[0]).toBe(
    '"routes" finds /docs/shipping-routes, and no word of it is marked.',
  );
});

test('a first search may fetch 70 KiB', async () => {
  expect((await firstQueryBytes.check(await siteWithScript(1_000))).problems).toEqual([]);
  const {problems} = await firstQueryBytes.check(await siteWithScript(71_680));
  expect(problems[0]).toMatch(/fetches \d+ bytes, at most 71680 are allowed\./);
});

test('a build without an index or without its script does not pass', async () => {
  expect((await firstQueryBytes.check({outDir, pages: [], files: []})).inspected).toBe(0);
  await rm(join(outDir, 'search-index'), {recursive: true});
  for (const checker of searchCheckers) {
    expect((await checker.check({outDir, pages: [], files: []})).inspected).toBe(0);
  }
});

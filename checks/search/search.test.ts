import {randomBytes} from 'node:crypto';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readBuiltIndex} from '../../src/search/embedded/read-index';
import {sampleRecords} from '../../src/search/embedded/testing';
import {writeSearchIndex} from '../../src/search/embedded/write-index';
import {firstQueryBytes} from './first-query';
import {queryProblems, searchQueries} from './queries';
import {searchTitles, titleProblems} from './titles';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-check-'));
  await writeSearchIndex(outDir, sampleRecords(), {baseUrl: '/help/'});
});
afterEach(() => rm(outDir, {recursive: true}));

const engine = () => readBuiltIndex(outDir)!.engine;

/** The scripts of a search, of so many bytes that no compression makes smaller. */
async function siteWithScripts(bytes: number) {
  const scripts = {
    'assets/js/client.js': 'this site searches its own index',
    'assets/js/worker.js': `"search-index"${randomBytes(bytes).toString('latin1')}`,
  };
  await mkdir(join(outDir, 'assets/js'), {recursive: true});
  for (const [file, content] of Object.entries(scripts)) await writeFile(join(outDir, file), content, 'latin1');
  return {outDir, pages: [], files: Object.keys(scripts)};
}

test('titles and headings find their sections', () => {
  expect(titleProblems(engine())).toEqual([]);
});

test('a title that does not find its page is a problem, and so is a heading', () => {
  const own = engine();
  const blind = {...own, search: (query: string) => ({...own.search(query), hits: own.search(query).hits.slice(1)})};
  expect(titleProblems(blind)).toContain(
    '"Outsourcing" must find /guides/outsourcing# in the first 1; it is not found.',
  );
});

test('questions must find one of their pages', () => {
  const answered = {query: 'financial lock', pages: ['/docs/invoices']};
  const floors = [['clean', 0.97] as const, ['typo', 0.93] as const];
  expect(queryProblems(engine(), [answered], floors)).toEqual([]);
  const [clean, typo] = queryProblems(engine(), [{...answered, pages: ['/docs/shipping-routes']}], floors);
  expect(clean).toBe('clean: 0.000 of 0.97. Missed: "financial lock" → /docs/shipping-routes');
  expect(typo).toContain('typo: 0.000 of 0.93.');
});

test('a first search may fetch 100 KiB', async () => {
  expect((await firstQueryBytes.check(await siteWithScripts(1_000))).problems).toEqual([]);
  const {problems} = await firstQueryBytes.check(await siteWithScripts(102_400));
  expect(problems[0]).toMatch(/fetches \d+ bytes, at most 102400 are allowed\./);
});

test('a build without an index or without its scripts does not pass', async () => {
  expect((await firstQueryBytes.check({outDir, pages: [], files: []})).inspected).toBe(0);
  await rm(join(outDir, 'search-index'), {recursive: true});
  for (const checker of [searchTitles, searchQueries, firstQueryBytes]) {
    expect((await checker.check({outDir, pages: [], files: []})).inspected).toBe(0);
  }
});

import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {facetPredicate} from './facet-filters.ts';
import {sampleRecords} from './testing.ts';
import {writeSearchIndex} from './write-index.ts';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-index-'));
});
afterEach(() => rm(outDir, {recursive: true}));

const folders = async (): Promise<string[]> =>
  (await readdir(join(outDir, 'search-index'))).filter((name) => !name.includes('.'));

it('writes a manifest that names a folder with the index and the texts of its sections', async () => {
  const written = await writeSearchIndex(outDir, sampleRecords(), {baseUrl: '/help/'});
  expect(written).toMatchObject({pages: 3, sections: 5, files: 3});
  const manifest = JSON.parse(await readFile(join(outDir, 'search-index/manifest.json'), 'utf8'));
  expect(await folders()).toEqual([manifest.folder]);
  const index = await readFile(join(outDir, 'search-index', manifest.folder, 'index.json'));
  expect(written.indexBytes).toBe(index.length);
  const texts = JSON.parse(await readFile(join(outDir, 'search-index', manifest.folder, 'texts/0.json'), 'utf8'));
  expect(texts).toHaveLength(5);
  expect(texts[1][0]).toContain('Take an invoice back');
});

it('names the folder by its content, and leaves no older one', async () => {
  const records = sampleRecords();
  await writeSearchIndex(outDir, records, {baseUrl: '/help/'});
  const [first] = await folders();
  await writeSearchIndex(outDir, records, {baseUrl: '/help/'});
  expect(await folders()).toEqual([first]);
  await writeSearchIndex(outDir, records.slice(0, -1), {baseUrl: '/help/'});
  const [second, ...others] = await folders();
  expect(second).not.toBe(first);
  expect(others).toEqual([]);
});

it('refuses pages outside the base path', async () => {
  await expect(writeSearchIndex(outDir, sampleRecords(), {baseUrl: '/other/'})).rejects.toThrow(
    'not under the base path',
  );
});

it('reads facet filters in all their forms', () => {
  const facets = {language: 'en', docusaurus_tag: 'default'};
  expect(facetPredicate(undefined)).toBeUndefined();
  expect(facetPredicate([])).toBeUndefined();
  expect(facetPredicate([[]])).toBeUndefined();
  expect(facetPredicate('language:en')!(facets)).toBe(true);
  expect(facetPredicate(['language:en', 'language:de'])!(facets)).toBe(false);
  expect(facetPredicate([['language:en', 'language:de']])!(facets)).toBe(true);
  expect(facetPredicate(['docusaurus_tag:-default'])!(facets)).toBe(false);
  expect(facetPredicate(['__proto__:x'])!(facets)).toBe(false);
});

import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {samplePages} from '../embedded/testing';
import {writeSearchIndex} from './write-index';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-index-'));
});
afterEach(() => rm(outDir, {recursive: true}));

const folders = async (): Promise<string[]> =>
  (await readdir(join(outDir, 'search-index'))).filter((name) => !name.includes('.'));

it('writes a manifest that names a folder with the index and what is shown of its sections', async () => {
  const written = await writeSearchIndex(outDir, samplePages(), {baseUrl: '/help/'});
  expect(written).toMatchObject({sections: 5, files: 7});
  const manifest = JSON.parse(await readFile(join(outDir, 'search-index/manifest.json'), 'utf8'));
  expect(await folders()).toEqual([manifest.folder]);
  const index = await readFile(join(outDir, 'search-index', manifest.folder, 'index.json'));
  expect(written.indexBytes).toBe(index.length);
  const texts = JSON.parse(await readFile(join(outDir, 'search-index', manifest.folder, 'texts/0.json'), 'utf8'));
  expect(texts[1]).toMatchObject({path: 'docs/invoices', anchor: 'un-invoice', questions: expect.any(Array)});
  const more = JSON.parse(await readFile(join(outDir, 'search-index', manifest.folder, 'texts/1.json'), 'utf8'));
  expect(more[0].blocks).toEqual([['Closed months <cannot> be changed.', 'months']]);
});

it('names the folder by its content, and leaves no older one', async () => {
  const pages = samplePages();
  await writeSearchIndex(outDir, pages, {baseUrl: '/help/'});
  const [first] = await folders();
  await writeSearchIndex(outDir, pages, {baseUrl: '/help/'});
  expect(await folders()).toEqual([first]);
  await writeSearchIndex(outDir, pages.slice(0, -1), {baseUrl: '/help/'});
  const [second, ...others] = await folders();
  expect(second).not.toBe(first);
  expect(others).toEqual([]);
});

it('refuses pages outside the base path', async () => {
  await expect(writeSearchIndex(outDir, samplePages(), {baseUrl: '/other/'})).rejects.toThrow(
    'not under the base path',
  );
});

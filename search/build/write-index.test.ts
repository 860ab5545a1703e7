import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {samplePages} from '../testing/sample-pages';
import {writeSearchIndex} from './write-index';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(join(tmpdir(), 'search-index-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

describe('the index', () => {
  const write = (pages = samplePages(), baseUrl = '/help/') => writeSearchIndex(outDir, pages, {baseUrl});
  const folders = () => readdirSync(join(outDir, 'search-index')).filter((name) => !name.includes('.'));
  const read = (file: string) => JSON.parse(readFileSync(join(outDir, 'search-index', file), 'utf8'));

  it('is a manifest that names a folder with the index and the texts of each page', async () => {
    const {indexFile, indexBytes} = await write();
    const {folder} = read('manifest.json');
    expect(folders()).toEqual([folder]);
    expect(indexFile).toBe(`search-index/${folder}/index.json`);
    expect(indexBytes).toBe(readFileSync(join(outDir, indexFile)).length);
    const [texts] = [0, 1, 2].map((page) => read(`${folder}/texts/${page}.json`));
    expect(texts[1]).toMatchObject({path: 'docs/invoices', anchor: 'un-invoice', questions: expect.any(Array)});
    expect(texts[2].blocks).toEqual([{text: 'Closed months <cannot> be changed.', anchor: 'months'}]);
  });

  it('is in a folder named by its content, and leaves no older one', async () => {
    await write();
    const [first] = folders();
    await write();
    expect(folders()).toEqual([first]);
    await write(samplePages().slice(0, -1));
    expect(folders()).toEqual([expect.not.stringContaining(first!)]);
  });

  it('is refused for pages outside the base path', async () => {
    await expect(write(samplePages(), '/other/')).rejects.toThrow('not under the base path');
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {firstSearchFiles} from './index-step';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'search-files-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const BUILT = [
  'assets/css/styles.2b.css',
  'assets/js/main.3c.js',
  'assets/js/react.4d.js',
  'assets/js/runtime.5e.js',
  'assets/js/search.6f.js',
  'assets/js/search.6f.js.br',
  'assets/js/search-client.9c.js',
  'assets/js/search-engine.7a.js',
];

function build(files: readonly string[]): void {
  const contents = {'search-index/manifest.json': '{"format": 3, "folder": "8b"}'};
  for (const [file, content] of [...files.map((name) => [name, '']), ...Object.entries(contents)]) {
    mkdirSync(dirname(join(outDir, file!)), {recursive: true});
    writeFileSync(join(outDir, file!), content!);
  }
}

describe('the files of the first search', () => {
  it('are its entries with what they share with the application, and the index', async () => {
    build(BUILT);
    expect(await firstSearchFiles(outDir, '/help/', 'embedded')).toEqual([
      '/help/assets/js/runtime.5e.js',
      '/help/assets/js/search-engine.7a.js',
      '/help/assets/js/search-client.9c.js',
      '/help/assets/js/react.4d.js',
      '/help/assets/js/search.6f.js',
      '/help/search-index/8b/index.json',
    ]);
  });

  it('are its entries alone with the hosted search', async () => {
    build(BUILT);
    expect(await firstSearchFiles(outDir, '/', 'hosted')).toEqual([
      '/assets/js/runtime.5e.js',
      '/assets/js/search-engine.7a.js',
      '/assets/js/search-client.9c.js',
      '/assets/js/react.4d.js',
      '/assets/js/search.6f.js',
    ]);
  });

  it('stop the build when the bundler names them otherwise', async () => {
    build(BUILT.filter((file) => !file.includes('engine')));
    await expect(firstSearchFiles(outDir, '/', 'embedded')).rejects.toThrow('No file of search-engine was found');
  });
});

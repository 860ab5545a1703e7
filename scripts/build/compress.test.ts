import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compress} from './compress';

let project: string;
const home = process.cwd();
const outDir = 'site';
const page = '<p>words</p>'.repeat(100);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'compress-'));
  process.chdir(project);
  mkdirSync(outDir);
});
afterEach(() => {
  process.chdir(home);
  rmSync(project, {recursive: true});
});

function writeSite(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(outDir, name), content);
}

describe('compression', () => {
  it('writes a brotli and a gzip file that unpack to the page', async () => {
    writeSite({'index.html': page});
    expect(await compress(outDir)).toBe('1 files');
    expect(brotliDecompressSync(readFileSync(join(outDir, 'index.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(join(outDir, 'index.html.gz'))).toString()).toBe(page);
  });

  it('leaves small files and packed kinds as they are', async () => {
    writeSite({'small.css': 'body{}', 'picture.png': page});
    expect(await compress(outDir)).toBe('0 files');
    expect(readdirSync(outDir).sort()).toEqual(['picture.png', 'small.css']);
  });

  it('uses what it knows for the same content, and never for another', async () => {
    writeSite({'index.html': page});
    await compress(outDir);
    const known = readdirSync('.cache/compressed');
    writeSite({'copy.html': page, 'index.html': `${page}!`});
    await compress(outDir);
    expect(readdirSync('.cache/compressed')).toHaveLength(known.length + 2);
    expect(gunzipSync(readFileSync(join(outDir, 'index.html.gz'))).toString()).toBe(`${page}!`);
    expect(gunzipSync(readFileSync(join(outDir, 'copy.html.gz'))).toString()).toBe(page);
  });

  it('compresses what every reader fetches best, also when it knows the same content in another quality', async () => {
    const script = Array.from({length: 500}, (_, i) => `var name${i} = ${(i * 7919) % 1009};`).join('\n');
    const sizeAt = (quality: number) =>
      brotliCompressSync(script, {
        params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: script.length},
      }).length;
    expect(sizeAt(11)).toBeLessThan(sizeAt(10));
    const entries = ['main.0a1b2c3d.js', 'react.0a1b2c3d.js', 'runtime~main.0a1b2c3d.js', 'search.0a1b2c3d.js'];
    writeSite({'1a2b3c4d.0a1b2c3d.js': script});
    await compress(outDir);
    writeSite(Object.fromEntries(entries.map((name) => [name, script])));
    await compress(outDir);
    expect(statSync(join(outDir, '1a2b3c4d.0a1b2c3d.js.br')).size).toBe(sizeAt(10));
    for (const name of entries) expect(statSync(join(outDir, `${name}.br`)).size, name).toBe(sizeAt(11));
  });

  it('forgets what no build has used for a month, also in two builds at once, and keeps what these use', async () => {
    writeSite({'index.html': page});
    await compress(outDir);
    const used = readdirSync('.cache/compressed');
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (let i = 0; i < 20; i++) writeFileSync(`.cache/compressed/unused-${i}.br`, '');
    for (const name of readdirSync('.cache/compressed')) utimesSync(join('.cache/compressed', name), old, old);
    await Promise.all([compress(outDir), compress(outDir)]);
    expect(readdirSync('.cache/compressed').sort()).toEqual(used.sort());
  });
});

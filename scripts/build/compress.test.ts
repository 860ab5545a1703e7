import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compress} from './compress';

let outDir: string;
const page = '<p>words</p>'.repeat(100);

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function writeSite(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(outDir, name), content);
}

describe('compression', () => {
  it('writes a brotli and a gzip file that unpack to the page', async () => {
    writeSite({'index.html': page});
    await compress(outDir);
    expect(brotliDecompressSync(readFileSync(join(outDir, 'index.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(join(outDir, 'index.html.gz'))).toString()).toBe(page);
  });

  it('leaves small files and packed kinds as they are', async () => {
    writeSite({'small.css': 'body{}', 'picture.png': page});
    await compress(outDir);
    expect(readdirSync(outDir).sort()).toEqual(['picture.png', 'small.css']);
  });

  it('compresses what every reader fetches best', async () => {
    const script = Array.from({length: 500}, (_, i) => `var name${i} = ${(i * 7919) % 1009};`).join('\n');
    const sizeAt = (quality: number) =>
      brotliCompressSync(script, {
        params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: script.length},
      }).length;
    expect(sizeAt(11)).toBeLessThan(sizeAt(10));
    const entries = ['main.0a1b2c3d.js', 'react.0a1b2c3d.js', 'runtime~main.0a1b2c3d.js', 'search.0a1b2c3d.js'];
    writeSite(Object.fromEntries(['1a2b3c4d.0a1b2c3d.js', ...entries].map((name) => [name, script])));
    await compress(outDir);
    expect(statSync(join(outDir, '1a2b3c4d.0a1b2c3d.js.br')).size).toBe(sizeAt(10));
    for (const name of entries) expect(statSync(join(outDir, `${name}.br`)).size, name).toBe(sizeAt(11));
  });
});

/** Writes `.br` and `.gz` beside every text file; results are kept by content, so a rebuild redoes only what changed. */
import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, readdir, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {BuildContext} from './steps';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.bin']);
/** Below this a compressed body saves nothing that a packet would notice. */
const SMALLEST = 256;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length},
    }),
  gz: (body: Buffer) => promisify(gzip)(body, {level: 9}),
};

async function compressFile(file: string, cache: string): Promise<boolean> {
  const body = await readFile(file);
  if (body.length < SMALLEST) return false;
  const key = createHash('sha256').update(body).digest('hex').slice(0, 40);
  for (const [extension, encode] of Object.entries(encoders)) {
    const cached = join(cache, `${key}.${extension}`);
    const known = await stat(cached).catch(() => undefined);
    if (!known) await writeFile(cached, await encode(body));
    await copyFile(cached, `${file}.${extension}`);
  }
  return true;
}

export async function compress({outDir}: BuildContext): Promise<string> {
  const cache = resolve('.cache/compressed');
  await mkdir(cache, {recursive: true});
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const queue = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let count = 0;
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) if (await compressFile(file, cache)) count += 1;
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  return `${count} files`;
}

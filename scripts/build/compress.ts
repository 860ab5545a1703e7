/** Writes `.br` and `.gz` beside every text file; results are kept by content, so a rebuild redoes only what changed. */
import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, readdir, stat, writeFile} from 'node:fs/promises';
import {extname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {eachOf} from './each-of';
import type {BuildContext} from './steps';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.bin']);
/** Below this a compressed body saves nothing that a packet would notice. */
const SMALLEST = 256;

/** What every reader fetches is packed as small as can be; the rest 2 % larger, in a third of the time. */
const FOR_EVERY_READER = /\.css$|[\\/](runtime~)?main\.\w+\.js$|[\\/]search-index[\\/]\w+[\\/]index\.json$/;
const quality = (file: string) => (FOR_EVERY_READER.test(file) ? 11 : 10);

const encoders = {
  br: (body: Buffer, file: string) =>
    promisify(brotliCompress)(body, {
      params: {[constants.BROTLI_PARAM_QUALITY]: quality(file), [constants.BROTLI_PARAM_SIZE_HINT]: body.length},
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
    if (!known) await writeFile(cached, await encode(body, file));
    await copyFile(cached, `${file}.${extension}`);
  }
  return true;
}

export async function compress({outDir}: BuildContext): Promise<string> {
  const cache = resolve('.cache/compressed');
  await mkdir(cache, {recursive: true});
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let count = 0;
  await eachOf(files, async (file) => {
    if (await compressFile(file, cache)) count += 1;
  });
  return `${count} files`;
}

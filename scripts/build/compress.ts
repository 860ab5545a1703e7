/** Writes `.br` and `.gz` next to every text file. Results are cached by content, so a rebuild redoes only changes. */
import {createHash, randomUUID} from 'node:crypto';
import * as fs from 'node:fs';
import {extname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzipSync} from 'node:zlib';
import {filesBelow} from '../../lib/files';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md']);
/** Compressing smaller files would not save a network packet. */
const SMALLEST = 256;

/**
 * Files that every reader fetches get the best compression. Pages are 2% larger in a third of the time. Files for
 * programs, and QR codes, which only a printer needs, are compressed quickly.
 */
const FOR_EVERY_READER =
  /\.css$|[\\/](main|react|runtime~main|search)\.[0-9a-f]+\.js$|[\\/]search-index[\\/]\w+[\\/]index\.json$/;
const SELDOM_FETCHED = /\.(md|txt|xml|qr\.svg)$/;

function quality(file: string): number {
  if (SELDOM_FETCHED.test(file)) return 6;
  return FOR_EVERY_READER.test(file) ? 11 : 10;
}

/** For these small files, literal context modeling saves half a percent but takes twice the time. */
const isSearchSection = (file: string) => /[\\/]search-index[\\/]/.test(file) && !FOR_EVERY_READER.test(file);

/** Only Brotli runs on a thread: for the rest, the handoff costs more than the work. */
const encoders = {
  br: (body: Buffer, file: string) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: isSearchSection(file),
      },
    }),
  gz: (body: Buffer) => gzipSync(body),
};

/** Written under a temporary name first, so that an aborted build leaves no partial file in the cache. */
function keep(file: string, content: Buffer): void {
  const unnamed = `${file}.${randomUUID()}`;
  fs.writeFileSync(unnamed, content);
  fs.renameSync(unnamed, file);
}

async function compressFile(file: string, cache: string): Promise<boolean> {
  const body = fs.readFileSync(file);
  if (body.length < SMALLEST) return false;
  const key = `${createHash('sha256').update(body).digest('hex').slice(0, 40)}-${quality(file)}`;
  for (const [extension, encode] of Object.entries(encoders)) {
    const cached = join(cache, `${key}.${extension}`);
    if (fs.existsSync(cached)) fs.utimesSync(cached, new Date(), new Date());
    else keep(cached, await encode(body, file));
    fs.copyFileSync(cached, `${file}.${extension}`);
  }
  return true;
}

/** Cached results that no build has used for a month are deleted. */
const UNUSED_AFTER = 30 * 24 * 60 * 60 * 1000;

function prune(cache: string): void {
  for (const name of fs.readdirSync(cache)) {
    // A concurrent build may have renamed or removed it.
    const found = fs.statSync(join(cache, name), {throwIfNoEntry: false});
    if (found && Date.now() - found.mtimeMs > UNUSED_AFTER) fs.rmSync(join(cache, name), {force: true});
  }
}

export async function compress(outDir: string): Promise<string> {
  const cache = resolve('.cache/compressed');
  fs.mkdirSync(cache, {recursive: true});
  const files = filesBelow(outDir).filter((file) => COMPRESSIBLE.has(extname(file)));
  const compressed = await Promise.all(files.map((file) => compressFile(join(outDir, file), cache)));
  prune(cache);
  return `${compressed.filter(Boolean).length} files`;
}

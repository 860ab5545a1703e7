/** Writes `.br` and `.gz` beside every text file; results are kept by content, so a rebuild redoes only what changed. */
import {createHash, randomUUID} from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {extname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzipSync} from 'node:zlib';
import {eachOf} from './each-of';
import type {BuildContext} from './steps';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest', '.bin']);
/** Below this a compressed body saves nothing that a packet would notice. */
const SMALLEST = 256;

/**
 * What every reader fetches is packed as small as can be; pages 2 % larger, in a third of the time; what programs
 * fetch, quickly.
 */
const FOR_EVERY_READER = /\.css$|[\\/](runtime~)?main\.\w+\.js$|[\\/]search-index[\\/]\w+[\\/]index\.json$/;
const FOR_PROGRAMS = /\.(md|txt|xml)$/;

function quality(file: string): number {
  if (FOR_PROGRAMS.test(file)) return 6;
  return FOR_EVERY_READER.test(file) ? 11 : 10;
}

/** Modeling the letters around each one makes these small files half a percent smaller, and takes twice the time. */
const SEARCH_SECTIONS = /[\\/]search-index[\\/]/;

/** Only brotli is worth a thread: for everything else here, waiting for one costs more than the work. */
const encoders = {
  br: (body: Buffer, file: string) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]:
          SEARCH_SECTIONS.test(file) && !FOR_EVERY_READER.test(file),
      },
    }),
  gz: (body: Buffer) => gzipSync(body, {level: 9}),
};

type Cache = {folder: string; known: ReadonlySet<string>};

/** Gets its name last: a build that is stopped leaves no half file under a name that the next one trusts. */
function keep(file: string, content: Buffer): void {
  const unnamed = `${file}.${randomUUID()}`;
  writeFileSync(unnamed, content);
  renameSync(unnamed, file);
}

async function compressFile(file: string, {folder, known}: Cache): Promise<boolean> {
  const body = readFileSync(file);
  if (body.length < SMALLEST) return false;
  const key = createHash('sha256').update(body).digest('hex').slice(0, 40);
  for (const [extension, encode] of Object.entries(encoders)) {
    const cached = join(folder, `${key}.${extension}`);
    if (known.has(`${key}.${extension}`)) utimesSync(cached, new Date(), new Date());
    else keep(cached, await encode(body, file));
    copyFileSync(cached, `${file}.${extension}`);
  }
  return true;
}

/** Results that no build has used for a month. */
const UNUSED_AFTER = 30 * 24 * 60 * 60 * 1000;

function prune({folder, known}: Cache): void {
  for (const name of known) {
    // Another build may have named or removed it since.
    const found = statSync(join(folder, name), {throwIfNoEntry: false});
    if (found && Date.now() - found.mtimeMs > UNUSED_AFTER) rmSync(join(folder, name), {force: true});
  }
}

export async function compress({outDir}: BuildContext): Promise<string> {
  const folder = resolve('.cache/compressed');
  mkdirSync(folder, {recursive: true});
  const cache = {folder, known: new Set(readdirSync(folder))};
  const entries = readdirSync(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let count = 0;
  await eachOf(files, async (file) => {
    if (await compressFile(file, cache)) count += 1;
  });
  prune(cache);
  return `${count} files`;
}

/** Writes `.br` and `.gz` next to every text file, for hosts that send compressed files as they are. */
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzipSync} from 'node:zlib';
import {filesBelow} from '../../lib/files';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md']);
/** Compressing smaller files would not save a network packet. */
const SMALLEST = 256;

/** Files that every reader fetches get the best compression. Pages are 2% larger in a third of the time. */
const FOR_EVERY_READER =
  /\.css$|[\\/](main|react|runtime~main|search)\.[0-9a-f]+\.js$|[\\/]search-index[\\/]\w+[\\/]index\.json$/;
/** Files for programs are compressed quickly. */
const SELDOM_FETCHED = /\.(md|txt|xml)$/;
/** The rest of the search index, which comes after the first answer, is 2% larger in an eighth of the time. */
const IN_THE_BACKGROUND = /[\\/]search-index[\\/]\w+[\\/]whole\.json$/;

function quality(file: string): number {
  if (SELDOM_FETCHED.test(file)) return 6;
  if (IN_THE_BACKGROUND.test(file)) return 9;
  return FOR_EVERY_READER.test(file) ? 11 : 10;
}

/** For these small files, literal context modeling saves half a percent but takes twice the time. */
const isSearchSection = (file: string) => /[\\/]search-index[\\/]/.test(file) && quality(file) === 10;

async function compressFile(file: string): Promise<void> {
  const body = readFileSync(file);
  // Only Brotli runs on a thread: for gzip, the handoff costs more than the work.
  writeFileSync(`${file}.gz`, gzipSync(body));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: isSearchSection(file),
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, {params}));
}

export async function compress(outDir: string): Promise<string> {
  const files = filesBelow(outDir)
    .filter((file) => COMPRESSIBLE.has(extname(file)))
    .map((file) => join(outDir, file))
    .filter((file) => statSync(file).size >= SMALLEST);
  await Promise.all(files.map(compressFile));
  return `${files.length} files`;
}

/** Writes `.br` and `.gz` next to what browsers fetch, for hosts that send compressed files as they are. */
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzipSync} from 'node:zlib';
import {filesBelow} from '../../lib/files';

/** What browsers fetch. Files that only programs ask for, such as Markdown copies, feeds, and llms.txt, stay as they are. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg']);
/** Compressing smaller files would not save a network packet. */
const SMALLEST = 256;

/** Files that every reader fetches get the best compression. Pages are 2% larger in a third of the time. */
const FOR_EVERY_READER =
  /\.css$|[\\/](main|react|runtime~main|search)\.[0-9a-f]+\.js$|[\\/]search-index[\\/]\w+[\\/]index\.json$/;
async function compressFile(file: string): Promise<void> {
  const body = readFileSync(file);
  // Only Brotli runs on a thread: for gzip, the handoff costs more than the work.
  writeFileSync(`${file}.gz`, gzipSync(body));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: FOR_EVERY_READER.test(file) ? 11 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, {params}));
}

export async function compress(outDir: string): Promise<void> {
  const files = filesBelow(outDir)
    .filter((file) => COMPRESSIBLE.has(extname(file)))
    .map((file) => join(outDir, file))
    .filter((file) => statSync(file).size >= SMALLEST);
  await Promise.all(files.map(compressFile));
}

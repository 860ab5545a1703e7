/**
 * The next release of a built site, without a build of its own: its titles are others, and so are the hashes in the
 * names of all of its files, wherever they stand.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {identity} from '../../config/identity';

const HASHED_NAME = /\.([0-9a-f]{8})\.(?:js|css)$|^search-index\/([0-9a-f]+)\//;
const TEXT = /\.(html|js|css|json|conf)$|\/_headers$/;
/** Plain bodies do for these tests. */
const COMPRESSED = /\.(br|gz)$/;

export function writeNextRelease(build: string, outDir: string): void {
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => relative(build, join(entry.parentPath, entry.name)));
  const hashes = new Set(files.flatMap((file) => HASHED_NAME.exec(file)?.slice(1).find(Boolean) ?? []));
  if (hashes.size < 50) throw new Error(`Only ${hashes.size} files of ${build} have a hash in their name.`);
  const withOtherHashes = (text: string) =>
    text.replace(/\b[0-9a-f]{8,16}\b/g, (word) =>
      hashes.has(word) ? createHash('sha256').update(word).digest('hex').slice(0, word.length) : word,
    );
  const {documentationTitle} = identity;

  for (const file of files) {
    const target = join(outDir, withOtherHashes(file));
    mkdirSync(dirname(target), {recursive: true});
    const content = readFileSync(join(build, file));
    const isText = TEXT.test(`/${file}`);
    const next =
      isText && withOtherHashes(content.toString()).replaceAll(documentationTitle, `Next ${documentationTitle}`);
    writeFileSync(target, next || content);
  }
}

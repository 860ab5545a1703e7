/** The next release of a built site: the same pages under another title, and every hashed file under another name. */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {basename, dirname, extname, join, relative} from 'node:path';

/** Compressed files go without saying: the server then sends the plain ones. */
const COMPRESSED = new Set(['.br', '.gz']);
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.xml']);
const HASHED_FILE = /\.([0-9a-f]{8})\.(?:css|js)$/;
const HASHED_FOLDER = /^[0-9a-f]{16}$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !COMPRESSED.has(extname(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const hashIn = (file: string): string | undefined =>
  HASHED_FILE.exec(file)?.[1] ?? HASHED_FOLDER.exec(basename(dirname(file)))?.[0];

export function writeNextRelease(build: string, outDir: string): void {
  const files = filesBelow(build);
  const hashes = new Set(files.flatMap((file) => hashIn(file) ?? []));
  const renamed = (text: string) =>
    text.replace(/\b[0-9a-f]{8,16}\b/g, (word) => (hashes.has(word) ? [...word].reverse().join('') : word));
  for (const file of files) {
    const [from, to] = [join(build, file), join(outDir, renamed(file))];
    mkdirSync(dirname(to), {recursive: true});
    const content = TEXTS.has(extname(file))
      ? renamed(readFileSync(from, 'utf8')).replaceAll('Pilot Documentation', 'Pilot Next Documentation')
      : readFileSync(from);
    writeFileSync(to, content);
  }
}

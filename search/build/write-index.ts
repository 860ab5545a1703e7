import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {buildIndex, type BuildOptions} from '../engine';
import {hierarchies} from '../records/cut-records';
import type {SearchPage} from '../records/read-page';
import {
  INDEX_FILES,
  INDEX_FOLDER,
  MANIFEST_FILE,
  type Manifest,
  type ShownSection,
  type Whole,
} from '../embedded/index-files';

/** Writes the search index into a built site, replacing any older one. The base path ends in a slash. */
export async function writeSearchIndex(
  outDir: string,
  pages: readonly SearchPage[],
  {baseUrl, ...options}: BuildOptions & {baseUrl: string},
) {
  const {index, shards} = buildIndex(pages, options);
  const texts = pages.flatMap((page) => showPage(page, baseUrl));
  const whole: Whole = {shards, texts};
  const files = new Map<string, string>();
  const add = (file: string, content: unknown) => files.set(file, JSON.stringify(content));
  add(INDEX_FILES.index, index);
  shards.forEach((shard, number) => add(INDEX_FILES.shard(number), shard));
  texts.forEach((text, section) => add(INDEX_FILES.text(section), text));
  add(INDEX_FILES.whole, whole);
  const manifest: Manifest = {folder: contentHash(files.values())};
  const folder = `${INDEX_FOLDER}/${manifest.folder}`;
  await rm(join(outDir, INDEX_FOLDER), {recursive: true, force: true});
  for (const name of ['words', 'texts']) await mkdir(join(outDir, folder, name), {recursive: true});
  for (const [file, content] of files) await writeFile(join(outDir, folder, file), content);
  // Written last, so it never names an incomplete folder.
  await writeFile(join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  /** What the first search fetches before it can rank. */
  return {indexFile: `${folder}/${INDEX_FILES.index}`, indexBytes: Buffer.byteLength(files.get(INDEX_FILES.index)!)};
}

/** The texts of a page that hits display. */
export function showPage({url, group, sections}: SearchPage, baseUrl: string): ShownSection[] {
  const {pathname} = new URL(url);
  if (!pathname.startsWith(baseUrl)) throw new Error(`${url} is not under the base path ${baseUrl}`);
  const chains = hierarchies(group, sections);
  const path = pathname.slice(baseUrl.length);
  return sections.map(({anchor, blocks, questions}, i) => ({path, anchor, hierarchy: chains[i]!, blocks, questions}));
}

function contentHash(parts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

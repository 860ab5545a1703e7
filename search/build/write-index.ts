import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {INDEX_FILES, INDEX_FOLDER, MANIFEST_FILE, type Manifest, type ShownSection} from '../embedded/index-files';
import {buildIndex, type SynonymRule} from '../engine';
import {hierarchies} from '../records/cut-records';
import type {SearchPage} from '../records/read-page';

type Options = {baseUrl: string; synonyms?: readonly SynonymRule[]};

/** Writes the search index into a built site, replacing any older one. The base path ends in a slash. */
export async function writeSearchIndex(outDir: string, pages: readonly SearchPage[], {baseUrl, synonyms}: Options) {
  const index = JSON.stringify(buildIndex(pages, synonyms));
  const files = new Map([[INDEX_FILES.index, index]]);
  pages.forEach((page, number) => files.set(INDEX_FILES.texts(number), JSON.stringify(showPage(page, baseUrl))));
  const manifest: Manifest = {folder: contentHash(files.values())};
  const folder = `${INDEX_FOLDER}/${manifest.folder}`;
  await rm(join(outDir, INDEX_FOLDER), {recursive: true, force: true});
  for (const [file, content] of files) {
    const path = join(outDir, folder, file);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, content);
  }
  // Written last, so it never names an incomplete folder.
  await writeFile(join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  return {indexFile: `${folder}/${INDEX_FILES.index}`, indexBytes: Buffer.byteLength(index)};
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

import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {buildIndex, INDEX_FORMAT, openIndex, type SourcePage, type SynonymRule} from '../engine/index.ts';
import type {SearchRecord} from '../records/types.ts';
import {INDEX_FOLDER, indexFile, MANIFEST_FILE, textsFile, type Manifest, type SectionTexts} from './index-files.ts';
import {sourcePages} from './source-pages.ts';
import {textPlaces} from './text-files.ts';

export interface WriteIndexOptions {
  /** The site's base path, ending in a slash. */
  baseUrl?: string;
  synonyms?: readonly SynonymRule[];
}

export interface WrittenIndex {
  pages: number;
  sections: number;
  files: number;
  /** Of what the first search fetches before it can rank; not compressed. */
  indexBytes: number;
}

/** Writes the index of a built site into it, in place of an older one. */
export async function writeSearchIndex(
  outDir: string,
  records: readonly SearchRecord[],
  {baseUrl = '/', synonyms = []}: WriteIndexOptions = {},
): Promise<WrittenIndex> {
  const pages = sourcePages(records, baseUrl);
  const data = buildIndex(pages, {synonyms});
  const index = JSON.stringify(data);
  const texts = shelveTexts(pages, openIndex(data).sections.textLengths);
  const folder = contentHash([index, ...texts.values()]);
  const manifest: Manifest = {format: INDEX_FORMAT, folder};
  const files = new Map([
    [indexFile(folder), index],
    ...[...texts].map(([file, text]): [string, string] => [textsFile(folder, file), text]),
    // Last, so that it never names a folder that is not complete.
    [MANIFEST_FILE, JSON.stringify(manifest)],
  ]);
  await rm(join(outDir, INDEX_FOLDER), {recursive: true, force: true});
  for (const [file, content] of files) {
    await mkdir(dirname(join(outDir, file)), {recursive: true});
    await writeFile(join(outDir, file), content);
  }
  return {
    pages: pages.length,
    sections: pages.reduce((sum, page) => sum + page.sections.length, 0),
    files: files.size,
    indexBytes: Buffer.byteLength(index),
  };
}

function shelveTexts(pages: readonly SourcePage[], lengths: readonly number[]): Map<number, string> {
  const places = textPlaces(lengths);
  const shelves = new Map<number, SectionTexts>();
  pages
    .flatMap((page) => page.sections)
    .forEach(({blocks}, section) => {
      const {file} = places[section]!;
      const shelf = shelves.get(file);
      if (shelf) shelf.push([...blocks]);
      else shelves.set(file, [[...blocks]]);
    });
  return new Map([...shelves].map(([file, texts]) => [file, JSON.stringify(texts)]));
}

function contentHash(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

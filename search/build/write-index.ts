import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {buildIndex, INDEX_FORMAT, type BuildOptions, type SourcePage} from '../engine';
import {hierarchies, type SearchPage} from '../records';
import {
  fileOfSection,
  INDEX_FOLDER,
  indexFile,
  MANIFEST_FILE,
  shardFile,
  textsFile,
  wholeFile,
  type Manifest,
  type ShownSection,
  type Whole,
} from '../embedded/index-files';

export type WriteIndexOptions = BuildOptions & {
  /** The site's base path, ending in a slash. */
  baseUrl?: string;
};

export type WrittenIndex = {
  sections: number;
  files: number;
  /** Uncompressed size of what the first search fetches before it can rank. */
  indexBytes: number;
};

/** Writes the search index into a built site, replacing any older one. */
export async function writeSearchIndex(
  outDir: string,
  pages: readonly SearchPage[],
  {baseUrl = '/', ...options}: WriteIndexOptions = {},
): Promise<WrittenIndex> {
  const shown = pages.flatMap((page) => showPage(page, baseUrl));
  const {index, shards} = buildIndex(pages.map(sourcePage), options);
  const texts: ShownSection[][] = [];
  shown.forEach((section, number) => (texts[fileOfSection(number)] ??= []).push(section));
  const whole: Whole = {shards, texts};
  const contents = [index, ...shards, ...texts, whole].map((part) => JSON.stringify(part));
  const folder = contentHash(contents);
  const manifest: Manifest = {format: INDEX_FORMAT, folder};
  const names = [
    indexFile(folder),
    ...shards.map((_, shard) => shardFile(folder, shard)),
    ...texts.map((_, file) => textsFile(folder, file)),
    wholeFile(folder),
    // Written last, so it never names an incomplete folder.
    MANIFEST_FILE,
  ];
  await rm(join(outDir, INDEX_FOLDER), {recursive: true, force: true});
  for (const [i, name] of names.entries()) {
    await mkdir(dirname(join(outDir, name)), {recursive: true});
    await writeFile(join(outDir, name), contents[i] ?? JSON.stringify(manifest));
  }
  return {sections: shown.length, files: names.length, indexBytes: Buffer.byteLength(contents[0]!)};
}

/** The texts of a page that the engine indexes. */
export function sourcePage({group, weight, sections}: SearchPage): SourcePage {
  return {
    ...{group, weight},
    sections: sections.map((one) => ({
      ...{...one, blocks: one.blocks.map(({text}) => text)},
      isReference: one.blocks.filter(({isRow}) => isRow).length > one.blocks.length / 2,
    })),
  };
}

/** The texts of a page that hits display. */
export function showPage({url, group, sections}: SearchPage, baseUrl: string): ShownSection[] {
  const {pathname} = new URL(url);
  if (!pathname.startsWith(baseUrl)) throw new Error(`${url} is not under the base path ${baseUrl}`);
  const chains = hierarchies(group, sections);
  return sections.map(({anchor, blocks, questions}, i) => ({
    path: pathname.slice(baseUrl.length),
    anchor,
    hierarchy: chains[i]!,
    blocks: blocks.map((block) => (block.anchor === undefined ? block.text : [block.text, block.anchor])),
    questions,
  }));
}

function contentHash(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openIndex, type IndexData, type SearchEngine} from '../engine';
import {
  fileOfSection,
  indexFile,
  MANIFEST_FILE,
  SECTIONS_PER_FILE,
  shardFile,
  textsFile,
  type Manifest,
  type ShownSection,
} from './index-files';

/** The index of a built site, read from disk the way a browser would fetch it. */
export type SiteIndex = {
  engine: SearchEngine;
  show(section: number): ShownSection;
  /** Files read so far, relative to the site's root. */
  read: Set<string>;
};

/** Returns undefined if the folder has no index. Calls that share `parsed` parse each file only once. */
export function readSiteIndex(siteFolder: string, parsed = new Map<string, unknown>()): SiteIndex | undefined {
  if (!existsSync(join(siteFolder, MANIFEST_FILE))) return undefined;
  const read = new Set<string>();
  const readJson = <Content>(file: string): Content => {
    read.add(file);
    if (!parsed.has(file)) parsed.set(file, JSON.parse(readFileSync(join(siteFolder, file), 'utf8')));
    return parsed.get(file) as Content;
  };
  const {folder} = readJson<Manifest>(MANIFEST_FILE);
  return {
    engine: openIndex(readJson<IndexData>(indexFile(folder)), async (shard) => readJson(shardFile(folder, shard))),
    show: (section) => {
      return readJson<ShownSection[]>(textsFile(folder, fileOfSection(section)))[section % SECTIONS_PER_FILE]!;
    },
    read,
  };
}

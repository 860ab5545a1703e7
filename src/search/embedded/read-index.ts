import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openIndex, type IndexData, type SearchEngine} from '../engine/index.ts';
import {indexFile, MANIFEST_FILE, textsFile, type Manifest, type SectionTexts} from './index-files.ts';
import {textPlaces, type TextPlace} from './text-files.ts';

/** The index of a built site, read from its folder as a browser would fetch it. */
export interface BuiltIndex {
  data: IndexData;
  engine: SearchEngine;
  places: TextPlace[];
  /** Addresses of its files under the site's root. */
  files: {manifest: string; index: string; texts(file: number): string};
  readTexts(file: number): SectionTexts;
}

/** Undefined if the folder holds no index. */
export function readBuiltIndex(siteFolder: string): BuiltIndex | undefined {
  if (!existsSync(join(siteFolder, MANIFEST_FILE))) return undefined;
  const read = <Content>(file: string): Content => JSON.parse(readFileSync(join(siteFolder, file), 'utf8')) as Content;
  const {folder} = read<Manifest>(MANIFEST_FILE);
  const data = read<IndexData>(indexFile(folder));
  const engine = openIndex(data);
  return {
    data,
    engine,
    places: textPlaces(engine.sections.textLengths),
    files: {manifest: MANIFEST_FILE, index: indexFile(folder), texts: (file) => textsFile(folder, file)},
    readTexts: (file) => read<SectionTexts>(textsFile(folder, file)),
  };
}

import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {makeSourcePage, type SourcePage} from './source-page';

const FOLDERS = ['content', 'src/pages'];

async function mdxFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every page written by a person, sorted by path. */
export async function readSourcePages(): Promise<SourcePage[]> {
  const files = (await Promise.all(FOLDERS.map(mdxFilesIn))).flat().sort();
  return Promise.all(files.map(async (file) => makeSourcePage(file, await readFile(file, 'utf8'))));
}

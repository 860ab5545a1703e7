/** The files that the first search needs. The loader requests all of them at once. */
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import type {SearchSettings} from '../../config/search';
import {indexFile, MANIFEST_FILE, type Manifest} from '../embedded/index-files';

/** The search entries and the chunks that they share with the application (search/plugin). */
const PARTS = ['runtime', 'search-engine', 'search-client', 'react', 'search'];

export async function firstSearchFiles(outDir: string, base: string, mode: SearchSettings['mode']): Promise<string[]> {
  const folders = ['assets/css', 'assets/js'];
  const listed = await Promise.all(folders.map((folder) => readdir(join(outDir, folder))));
  const built = listed.flatMap((names, i) => names.map((name) => `${folders[i]}/${name}`));
  const files = PARTS.map((part) => {
    const own = built.filter((file) => new RegExp(`/${part}\\.\\w+\\.(js|css)$`).test(file));
    if (own.length === 0)
      throw new Error(`No file of ${part} was found; the names that the bundler gives have changed.`);
    return own;
  });
  return [...files.flat(), ...(mode === 'embedded' ? [await readIndexFile(outDir)] : [])].map((file) => base + file);
}

async function readIndexFile(outDir: string): Promise<string> {
  const {folder} = JSON.parse(await readFile(join(outDir, MANIFEST_FILE), 'utf8')) as Manifest;
  return indexFile(folder);
}

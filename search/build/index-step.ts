/**
 * A step of the build (plugins/built-pages): splits the built pages into sections, writes the embedded index, and lists
 * on every page the files that the first search needs. A site with the hosted search has no index of its own.
 */
import type {Root} from 'hast';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {readSearchSettings, SEARCH_FILES} from '../../config/search';
import {baseUrl} from '../../config/site-address';
import {collectPages} from './site-pages';
import {siteSynonyms} from './synonyms';
import {writeSearchIndex} from './write-index';

type Site = {props: {outDir: string}; replaceInPages: (placeholder: string, text: string) => void};

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export function searchIndexStep({props: {outDir}, replaceInPages}: Site) {
  const collected = collectPages();
  return {
    name: 'write search index',
    page: ({path, page}: {path: string; page: Root}) => collected.add(path, page),
    async finish(): Promise<string> {
      const {mode} = readSearchSettings();
      // Read for the hosted search as well, because a mistake in the questions stops the build.
      const pages = collected.pages();
      const written =
        mode === 'embedded' && (await writeSearchIndex(outDir, pages, {baseUrl, synonyms: siteSynonyms()}));
      const files = [...(await searchScripts(outDir)), ...(written ? [written.indexFile] : [])];
      // The loader requests all of them at once.
      replaceInPages(SEARCH_FILES, files.map((file) => baseUrl + file).join(' '));
      if (!written) return `${pages.length} pages for the hosted search, no index`;
      const sections = pages.flatMap((page) => page.sections).length;
      return `${sections} sections of ${pages.length} pages, index ${inKiB(written.indexBytes)} before compression`;
    },
  };
}

/** The search entries and the chunks that they share with the application (search/plugin). */
const PARTS = ['runtime', 'search-engine', 'search-client', 'react', 'search'];

/** The scripts and styles that the first search needs. */
export async function searchScripts(outDir: string): Promise<string[]> {
  const folders = ['assets/css', 'assets/js'];
  const listed = await Promise.all(folders.map((folder) => readdir(join(outDir, folder))));
  const built = listed.flatMap((names, i) => names.map((name) => `${folders[i]}/${name}`));
  return PARTS.flatMap((part) => {
    const own = built.filter((file) => new RegExp(`/${part}\\.\\w+\\.(js|css)$`).test(file));
    if (own.length === 0)
      throw new Error(`No file of ${part} was found; the names that the bundler gives have changed.`);
    return own;
  });
}

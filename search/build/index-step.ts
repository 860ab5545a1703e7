/**
 * A step of the build (plugins/built-pages): splits the built pages into sections, writes the embedded index, and lists
 * on every page the files that the first search needs. A site with the hosted search has no index of its own.
 */
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';
import {readSearchSettings, SEARCH_FILES} from '../../config/search';
import {baseUrl} from '../../config/site-address';
import {firstSearchFiles} from './first-search-files';
import {collectPages} from './site-pages';
import {siteSynonyms} from './synonyms';
import {writeSearchIndex} from './write-index';

type Site = {props: {outDir: string}; replaceInPages: (placeholder: string, text: string) => void};

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export function searchIndexStep({props: {outDir}, replaceInPages}: Site) {
  const collected = collectPages();
  return {
    name: 'write search index',
    page: ({path, document}: {path: string; document: DefaultTreeAdapterTypes.Document}) =>
      collected.add(path, fromParse5(document) as Root),
    async finish(): Promise<string> {
      const {mode} = readSearchSettings();
      // Read for the hosted search as well, because a mistake in the questions stops the build.
      const pages = collected.pages();
      const written = mode === 'embedded' && (await writeSearchIndex(outDir, pages, {baseUrl, synonyms: siteSynonyms()}));
      replaceInPages(SEARCH_FILES, (await firstSearchFiles(outDir, baseUrl, mode)).join(' '));
      if (!written) return `${pages.length} pages for the hosted search, no index`;
      return `${written.sections} sections of ${pages.length} pages, index ${inKiB(written.indexBytes)} before compression`;
    },
  };
}

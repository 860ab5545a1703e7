/** Splits the built pages into search records, and writes the embedded index into the build. */
import {baseUrl} from '../../config/site-address';
import {readSearchSettings, SEARCH_FILES} from '../../config/search';
import {sitePages} from '../../search/build/site-pages';
import {siteSynonyms} from '../../search/build/synonyms';
import {writeSearchIndex as writeIndex} from '../../search/embedded/write-index';
import type {BuiltSite, PageStep} from './step';
import {searchFiles} from './start-on-intent/search-files';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export function writeSearchIndex({props: {outDir}, replaceInPages}: BuiltSite): PageStep {
  return {
    name: 'write search index',
    async finish() {
      const pages = await sitePages(outDir);
      const written = await writeIndex(outDir, pages, {baseUrl, synonyms: siteSynonyms()});
      replaceInPages(SEARCH_FILES, (await searchFiles(outDir, baseUrl, readSearchSettings().mode)).join(' '));
      return `${written.sections} sections of ${pages.length} pages, index ${inKiB(written.indexBytes)} before compression`;
    },
  };
}

/** Cuts the search records from the built pages and writes the embedded index beside them. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {SEARCH_FILES} from '../../config/page-template';
import {baseUrl} from '../../config/site-address';
import {readSearchSettings} from '../../config/search';
import {siteRecords} from '../../scripts/search/site-records';
import {siteSynonyms} from '../../scripts/search/synonyms';
import {writeSearchIndex as writeIndex} from '../../src/search/embedded/write-index';
import type {BuiltSite, PageStep} from '.';
import {searchFiles} from './start-on-intent/search-files';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export function writeSearchIndex({props: {outDir}, replaceInPages}: BuiltSite): PageStep {
  return {
    name: 'write search index',
    async finish() {
      const records = await siteRecords(outDir, (file) => readFile(join(outDir, file), 'utf8'));
      const written = await writeIndex(outDir, records, {baseUrl, synonyms: siteSynonyms()});
      replaceInPages(SEARCH_FILES, (await searchFiles(outDir, baseUrl, readSearchSettings().mode)).join(' '));
      return `${records.length} records of ${written.pages} pages, index ${inKiB(written.indexBytes)} before compression`;
    },
  };
}

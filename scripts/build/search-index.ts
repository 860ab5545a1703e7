/** Cuts the built pages into what can be found, and writes the embedded index beside them. */
import {writeSearchIndex} from '../../src/search/embedded/write-index';
import {sitePages} from '../search/site-pages';
import {siteSynonyms} from '../search/synonyms';
import type {BuildContext} from './steps';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export async function writeIndex({outDir}: BuildContext): Promise<string> {
  const pages = await sitePages(outDir);
  const written = await writeSearchIndex(outDir, pages, {
    baseUrl: process.env.BASE_URL ?? '/',
    synonyms: siteSynonyms(),
  });
  return `${written.sections} sections of ${pages.length} pages, index ${inKiB(written.indexBytes)} before compression`;
}

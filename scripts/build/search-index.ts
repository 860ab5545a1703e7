/** Cuts the search records from the built pages and writes the embedded index beside them. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {writeSearchIndex} from '../../src/search/embedded/write-index';
import {siteRecords} from '../search/site-records';
import {siteSynonyms} from '../search/synonyms';
import type {BuildContext} from './steps';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

export async function writeIndex({outDir}: BuildContext): Promise<string> {
  const records = await siteRecords(outDir, (file) => readFile(join(outDir, file), 'utf8'));
  const written = await writeSearchIndex(outDir, records, {
    baseUrl: process.env.BASE_URL ?? '/',
    synonyms: siteSynonyms(),
  });
  return `${records.length} records of ${written.pages} pages, index ${inKiB(written.indexBytes)} before compression`;
}

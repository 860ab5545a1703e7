/**
 * What the first search makes a reader fetch: the client, the worker with the engine, the index, and what its hits
 * show.
 */
import {readFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {INDEX_FOLDER} from '../embedded/index-files';
import {readSiteIndex} from '../embedded/read-index';
import {HITS_PER_GROUP} from '../hits-per-group';
import {sentBytes} from '../../checks/budgets/weigh';
import type {Site} from '../../checks/site';
import {readSectionQuestions} from './relevance/labels';
import {indexChecker} from './sections';

const MOST_BYTES = 110 * 1024;

/** Strings that only the search scripts contain: the engine is also in a file without a name of its own. */
const CLIENT_SAYS = 'Search failed.';
const WORKER_SAYS = `"${INDEX_FOLDER}"`;

async function scriptsThatSay({outDir, files}: Site, text: string): Promise<string[]> {
  const scripts = files.filter((file) => basename(dirname(file)) === 'js' && file.endsWith('.js'));
  const sources = await Promise.all(scripts.map((file) => readFile(join(outDir, file), 'utf8')));
  return scripts.filter((_, i) => sources[i]!.includes(text));
}

/** Index files that a first search reads; each query opens the index from scratch. */
async function filesRead(outDir: string, query: string, parsed: Map<string, unknown>): Promise<string[]> {
  const index = readSiteIndex(outDir, parsed)!;
  const {hits} = await index.engine.search(query, {hitsPerGroup: HITS_PER_GROUP});
  for (const {section} of hits) index.show(section);
  return [...index.read];
}

export const firstQueryBytes = indexChecker('bytes of the first search', async (_, site) => {
  const client = await scriptsThatSay(site, CLIENT_SAYS);
  const engine = await scriptsThatSay(site, WORKER_SAYS);
  if (client.length === 0 || engine.length === 0)
    return {inspected: 0, problems: ['The build holds no script of the search.']};
  const sizeOf = (file: string) => sentBytes(site.outDir, file);
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const parsed = new Map<string, unknown>();
  // The engine is in the worker and also in the fallback for browsers without workers; a reader fetches only one of
  // them.
  const scripts = Math.max(...engine.map(sizeOf)) + sum(client);
  const queries = readSectionQuestions('tuned-questions').map(({query}) => query);
  const problems: string[] = [];
  for (const query of queries) {
    const bytes = scripts + sum(await filesRead(site.outDir, query, parsed));
    if (bytes > MOST_BYTES) problems.push(`"${query}" fetches ${bytes} bytes, at most ${MOST_BYTES} are allowed.`);
  }
  return {inspected: queries.length, problems};
});

/**
 * The worker that answers starts before the view that asks: the loader creates it at the first sign of a search and
 * passes on what is typed, so that index, words, and texts come while React does. The client takes it over.
 */
import {HITS_PER_GROUP} from '../hits-per-group';
import type {ToWorker} from './worker-host';

const early = globalThis as {searchWorker?: Worker | undefined};

/** Milliseconds for fetching one file of the index. */
export const TIME_LIMIT = 10_000;

/** The folder of the index that a page was built with, among the files that the build lists on the loader's script. */
export const folderOf = (files: string): string | undefined => /search-index\/(\w+)/.exec(files)?.[1];

const post = (message: ToWorker) => early.searchWorker?.postMessage(message);

/** `files` are those of the search, among them the worker's unless the search is hosted; `base` is the site's base path. */
export function startWorker(files: string, base: string): void {
  const file = files.split(' ').find((name) => name.includes('worker'));
  if (!file) return;
  try {
    early.searchWorker ??= new Worker(file);
    early.searchWorker.onerror = takeWorker;
    const siteRoot = new URL(base, location.origin).href;
    post({kind: 'start', options: {siteRoot, folder: folderOf(files), timeLimit: TIME_LIMIT}});
    post({kind: 'warm', id: 0});
  } catch {
    // Without workers the client does the work itself.
  }
}

/** Nobody reads the answer: the client asks again, and finds all that it takes in the worker's memory. */
export function askEarly(query?: string): void {
  if (query) post({kind: 'search', id: 0, query: {query, hitsPerGroup: HITS_PER_GROUP}});
}

/** The worker, unless it has failed or has been taken. */
export function takeWorker(): Worker | undefined {
  const {searchWorker} = early;
  early.searchWorker = undefined;
  return searchWorker;
}

import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {askEarly, startWorker, takeWorker} from './early-worker';

const FILES = '/help/assets/js/react.1.js /help/assets/js/search-worker.2.js /help/search-index/0a1b/index.json';
const OPTIONS = {siteRoot: 'https://lab.example/help/', folder: '0a1b', timeLimit: 10_000};

class FakeWorker {
  readonly messages: unknown[] = [];
  onerror: (() => void) | null = null;
  constructor(readonly file: string) {}
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', new URL('https://lab.example/help/docs'));
});
afterEach(() => {
  takeWorker();
  vi.unstubAllGlobals();
});

it('starts the worker with the index of the page, and asks it what is typed', () => {
  startWorker(FILES, '/help/');
  askEarly('');
  askEarly('crown');
  const worker = takeWorker() as unknown as FakeWorker;
  expect(worker.file).toBe('/help/assets/js/search-worker.2.js');
  expect(worker.messages).toEqual([
    {kind: 'start', options: OPTIONS},
    {kind: 'warm', id: 0},
    {kind: 'search', id: 0, query: {query: 'crown', hitsPerGroup: 5}},
  ]);
});

it('hands the worker over once, and asks it nothing afterwards', () => {
  startWorker(FILES, '/help/');
  const worker = takeWorker() as unknown as FakeWorker;
  askEarly('crown');
  expect(worker.messages).toHaveLength(2);
  expect(takeWorker()).toBeUndefined();
});

it('forgets a worker that fails', () => {
  startWorker(FILES, '/help/');
  (globalThis as unknown as {searchWorker: FakeWorker}).searchWorker.onerror!();
  expect(takeWorker()).toBeUndefined();
});

it.each([
  ['the search is hosted', '/assets/js/react.1.js /assets/js/search.2.js', FakeWorker],
  ['the browser has none', FILES, undefined],
])('starts none where %s', (_, files, workers) => {
  vi.stubGlobal('Worker', workers);
  startWorker(files, '/');
  expect(takeWorker()).toBeUndefined();
});

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchPlace} from '.';

const place: SearchPlace = {
  ...{mode: 'embedded', appId: 'EMBEDDED', apiKey: 'EMBEDDED', indexName: 'docs'},
  ...{baseUrl: '/', siteUrl: 'https://docs.example'},
};

// No page lists files that could be fetched ahead.
beforeEach(() => vi.stubGlobal('document', {querySelector: () => null}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../embedded/client');
  vi.resetModules();
});

describe('connecting to the search', () => {
  it('gives every caller the same client', async () => {
    vi.stubGlobal('location', {origin: 'https://docs.example'});
    const {connectSearch} = await import('.');
    expect(await connectSearch(place)).toBe(await connectSearch(place));
  });

  it('reports a download that failed as the search being unavailable, and tries again', async () => {
    let missing = true;
    const client = {search: async () => ({results: []})};
    vi.doMock('../embedded/client', () => ({
      createEmbeddedClient: () => {
        if (missing) throw new Error('Loading chunk 7 failed.');
        return client;
      },
    }));
    const {connectSearch} = await import('.');
    await expect(connectSearch(place)).rejects.toMatchObject({
      name: 'RetryError',
      cause: expect.objectContaining({message: 'Loading chunk 7 failed.'}),
    });
    missing = false;
    expect(await connectSearch(place)).toBe(client);
  });

  it('tells the embedded client which index the page was built with', async () => {
    const search = '/help/assets/js/search-worker.4822c308.js /help/search-index/f149091ea890f36b/index.json';
    vi.stubGlobal('document', {querySelector: () => ({dataset: {search}})});
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const createEmbeddedClient = vi.fn(() => ({search: async () => ({results: []})}));
    vi.doMock('../embedded/client', () => ({createEmbeddedClient}));
    const {connectSearch} = await import('.');
    await connectSearch({...place, baseUrl: '/help/'});
    expect(createEmbeddedClient).toHaveBeenCalledWith({baseUrl: '/help/', folder: 'f149091ea890f36b'});
  });

  it('warms without ever failing', async () => {
    const {lazySearchClient} = await import('.');
    const warm = vi.fn();
    lazySearchClient(place, async () => ({search: async () => ({results: []}), warm})).warm?.();
    lazySearchClient(place, () => Promise.reject(new Error('offline'))).warm?.();
    await vi.waitFor(() => expect(warm).toHaveBeenCalledOnce());
  });
});

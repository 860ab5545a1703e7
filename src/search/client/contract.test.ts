/** What the site expects of a search client, whichever of the two it is. */
import {liteClient} from 'algoliasearch/lite';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {createSiteServer, listen} from '../../../server/static-server';
import {drops, searches} from '../../../tests/support/hosted-search/behaviours';
import {HostedHost} from '../../../tests/support/hosted-search/host';
import {createEmbeddedClient} from '../embedded';
import {sampleRecords} from '../embedded/testing';
import {writeSearchIndex} from '../embedded/write-index';
import {createHostedClient} from '../hosted';
import {lazySearchClient, type SearchPlace} from '.';
import type {SearchClient, SearchRequest} from './types';

const BASE = '/help/';
const HERE = 'https://reader.example';
const records = sampleRecords();
const place: SearchPlace = {
  ...{mode: 'embedded', appId: 'app', apiKey: 'key', indexName: 'docs', baseUrl: BASE},
  siteUrl: 'https://docs.example',
};

type Subject = {client: SearchClient; setReachable: (reachable: boolean) => void; close: () => Promise<unknown>};

async function embedded(): Promise<Subject> {
  const root = await mkdtemp(join(tmpdir(), 'search-contract-'));
  await writeSearchIndex(root, records, {baseUrl: BASE});
  const site = createSiteServer({root, baseUrl: BASE});
  let reachable = true;
  const server: Server = createServer((request, response) =>
    reachable ? site.emit('request', request, response) : response.destroy(),
  );
  const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return {
    client: createEmbeddedClient({baseUrl: BASE, origin}) as SearchClient,
    setReachable: (value) => (reachable = value),
    close: () => Promise.all([new Promise((done) => server.close(done)), rm(root, {recursive: true})]),
  };
}

async function hosted(): Promise<Subject> {
  const host = new HostedHost('host', searches(records), {protocol: 'http'});
  await host.start();
  const hosts = [{url: '127.0.0.1', port: host.port, protocol: 'http', accept: 'readWrite'} as const];
  return {
    // The library's requester for this platform, in place of the browser's.
    client: createHostedClient(place, {hosts, requester: liteClient('app', 'key').transporter.requester}),
    setReachable: (value) => (host.behaviour = value ? searches(records) : drops),
    close: () => host.stop(),
  };
}

/** The embedded client is on the reader's own origin, the hosted one knows the canonical one: both become this one. */
const seenFromHere = (client: SearchClient, origin: string | undefined) =>
  lazySearchClient({...place, siteUrl: origin ?? place.siteUrl}, async () => client);

describe.each(Object.entries({embedded, hosted}))('the %s client', (_, create) => {
  let subject: Subject;
  let search: (request: Partial<SearchRequest>) => Promise<Awaited<ReturnType<SearchClient['search']>>['results'][0]>;

  beforeAll(async () => {
    vi.stubGlobal('window', {location: {origin: HERE}});
    subject = await create();
    const probe = await subject.client.search({requests: [{indexName: 'docs', query: 'invoice'}]});
    const client = seenFromHere(subject.client, new URL(probe.results[0]!.hits[0]!.url).origin);
    search = async (request) => {
      const tags = {highlightPreTag: '<mark>', highlightPostTag: '</mark>', snippetEllipsisText: '…'};
      const {results} = await client.search({requests: [{indexName: 'docs', query: '', ...tags, ...request}]});
      return results[0]!;
    };
  });
  afterEach(() => subject.setReachable(true));
  afterAll(async () => {
    vi.unstubAllGlobals();
    await subject.close();
  });

  it('gives hits with every field of the specification', async () => {
    const {hits} = await search({query: 'invoice'});
    expect(hits.length).toBeGreaterThan(1);
    for (const hit of hits) {
      expect(hit.objectID).toEqual(expect.any(String));
      expect(hit.url).toMatch(/^https:\/\/reader\.example\/help\/docs\//);
      expect(hit.type).toMatch(/^(lvl[1-6]|content)$/);
      expect(Object.keys(hit.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']);
      expect(hit.hierarchy.lvl0).toBe('Financials');
      expect(hit.content === null).toBe(hit.type !== 'content' && !hit._snippetResult?.content);
    }
  });

  it('echoes the query and counts what it found', async () => {
    const {hits, ...rest} = await search({query: 'outsourcing'});
    expect(rest).toMatchObject({query: 'outsourcing', page: 0, nbHits: hits.length, nbPages: 1});
  });

  it('cuts the hits into pages that do not overlap', async () => {
    const all = await search({query: 'invoice'});
    const pages = await Promise.all([0, 1].map((page) => search({query: 'invoice', hitsPerPage: 1, page})));
    expect(pages.flatMap(({hits}) => hits).map(({objectID}) => objectID)).toEqual(
      all.hits.slice(0, 2).map(({objectID}) => objectID),
    );
    expect(pages[1]).toMatchObject({page: 1, nbHits: all.nbHits, nbPages: all.nbHits});
  });

  it('honours facet filters: all of the list, any of an inner list', async () => {
    const facetFilters = ['language:en', ['docusaurus_tag:other', 'docusaurus_tag:docs-guides-current']];
    const {hits} = await search({query: 'steps', facetFilters});
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({url}) => url.includes('/guides/'))).toBe(true);
    expect((await search({query: 'steps', facetFilters: ['language:de']})).nbHits).toBe(0);
  });

  it('marks what matched and leaves no other markup', async () => {
    const {hits} = await search({query: 'closed', attributesToSnippet: ['content:3']});
    const content = hits.find(({type}) => type === 'content')!;
    expect(content._highlightResult!.content!.value).toBe('<mark>Closed</mark> months &lt;cannot&gt; be changed.');
    expect(content._snippetResult!.content!.value).toBe('<mark>Closed</mark> months &lt;cannot&gt;…');
  });

  it('finds nothing where there is nothing', async () => {
    expect(await search({query: 'zzzzqqqq'})).toMatchObject({hits: [], nbHits: 0});
  });

  it.each(['__proto__', 'constructor', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000), '🦷', 'فاتورة', '((((('])(
    'answers %j like any other query',
    async (query) => {
      expect((await search({query})).nbHits).toEqual(expect.any(Number));
    },
  );

  it('answers queries that are asked at the same time', async () => {
    const answers = await Promise.all(['invoice', 'routes', 'invoice'].map((query) => search({query})));
    expect(answers.map(({query}) => query)).toEqual(['invoice', 'routes', 'invoice']);
    expect(answers.every(({nbHits}) => nbHits > 0)).toBe(true);
  });

  it('rejects with an error of the name RetryError when it cannot be reached, and recovers', async () => {
    const {client, setReachable, close} = await create();
    const {search: ask} = seenFromHere(client, undefined);
    setReachable(false);
    const request = {requests: [{indexName: 'docs', query: 'invoice'}]};
    await expect(ask(request)).rejects.toMatchObject({name: 'RetryError'});
    setReachable(true);
    expect((await ask(request)).results[0]!.nbHits).toBeGreaterThan(0);
    await close();
  });
});

import {mkdtemp, readFile, rm} from 'node:fs/promises';
import type {RequestListener, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {createEmbeddedClient, type EmbeddedClientOptions} from './client.ts';
import {sampleRecords, serve, type TestServer} from './testing.ts';
import {hostSearch, type Channel} from './worker-host.ts';
import {writeSearchIndex} from './write-index.ts';

const BASE = '/help/';
const ask = (query: string) => ({requests: [{indexName: 'docs', query}]});

let siteFolder: string;
let server: TestServer | undefined;
const openPorts: MessagePort[] = [];

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'search-site-'));
  await writeSearchIndex(siteFolder, sampleRecords(), {baseUrl: BASE});
});
afterAll(() => rm(siteFolder, {recursive: true}));
afterEach(async () => {
  openPorts.splice(0).forEach((port) => port.close());
  await server?.close();
  server = undefined;
});

/** Serves the site below the base path; `fault` may answer first by returning true. */
async function serveSite(fault: (file: string, response: ServerResponse) => boolean = () => false): Promise<string[]> {
  const asked: string[] = [];
  const listener: RequestListener = async (request, response) => {
    const file = (request.url ?? '').replace(BASE, '');
    asked.push(file);
    if (fault(file, response)) return;
    const content = await readFile(join(siteFolder, file)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {'content-type': 'application/json'});
    response.end(content);
  };
  server = await serve(listener);
  return asked;
}

function client(options: Partial<EmbeddedClientOptions> = {}) {
  return createEmbeddedClient({baseUrl: BASE, origin: server!.origin, timeLimit: 300, ...options});
}

/** A worker in all but its thread: the real host at the other end of a real channel. */
function portWorker(): Worker {
  const {port1, port2} = new MessageChannel();
  openPorts.push(port1, port2);
  hostSearch(port2 as unknown as Channel);
  port2.start();
  port1.start();
  return Object.assign(port1, {terminate: () => port1.close()}) as unknown as Worker;
}

describe('an answer', () => {
  it('has the shape of the hosted service, in both call forms', async () => {
    await serveSite();
    const search = client();
    const {results} = await search.search(ask('un-invoice'));
    expect(results[0]).toMatchObject({query: 'un-invoice', page: 0, hitsPerPage: 20, nbPages: 1});
    const [hit] = results[0]!.hits;
    expect(hit).toMatchObject({
      type: 'lvl2',
      url: `${server!.origin}/help/docs/invoices#un-invoice`,
      hierarchy: {lvl0: 'Financials', lvl1: 'Invoices', lvl2: 'Un-invoice', lvl3: null},
      content: null,
    });
    expect(Object.keys(hit!._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2']);
    const legacy = await search.search([{indexName: 'docs', params: {query: 'un-invoice', hitsPerPage: 1}}]);
    expect(legacy.results[0]!.hits.map(({objectID}) => objectID)).toEqual([hit!.objectID]);
  });

  it('answers each of several requests, and none of their hits if none are asked for', async () => {
    await serveSite();
    const {results} = await client().search([
      {indexName: 'docs', params: {query: 'invoice'}},
      {indexName: 'docs', params: {query: 'invoice', hitsPerPage: 0}},
    ]);
    expect(results).toHaveLength(2);
    expect(results[1]).toMatchObject({hits: [], nbHits: results[0]!.nbHits, nbPages: 0});
  });

  it('shows text that matched, escaped, marked and cut', async () => {
    await serveSite();
    const request = {
      indexName: 'docs',
      query: 'closed months',
      attributesToSnippet: ['content:3'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    const {results} = await client().search({requests: [request]});
    const [hit] = results[0]!.hits;
    expect(hit!.type).toBe('content');
    expect(hit!.content).toBe('Closed months &lt;cannot&gt; be changed.');
    expect(hit!._highlightResult.content!.value).toBe(
      '<mark>Closed</mark> <mark>months</mark> &lt;cannot&gt; be changed.',
    );
    expect(hit!._snippetResult.content!.value).toBe('<mark>Closed</mark> <mark>months</mark> &lt;cannot&gt;…');
    // Its page is in the answer too, so that DocSearch can save it among the recent searches.
    expect(results[0]!.hits.some(({type, url}) => type === 'lvl1' && url.endsWith('/docs/invoices'))).toBe(true);
  });

  it('honours facet filters: all of the list, any of an inner list', async () => {
    await serveSite();
    const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-guides-current']];
    const {results} = await client().search({
      requests: [{indexName: 'docs', query: 'outsourcing steps case', facetFilters}],
    });
    expect(results[0]!.hits.length).toBeGreaterThan(0);
    expect(results[0]!.hits.every(({url}) => url.includes('/guides/'))).toBe(true);
  });

  it('suggests up to three queries when nothing is found', async () => {
    await serveSite();
    const {results} = await client().search(ask('invcxes qqq'));
    const none = await client().search(ask('shpplngroutz'));
    for (const result of [results[0]!, none.results[0]!]) {
      if (result.nbHits > 0) continue;
      expect(result.suggestions.length).toBeGreaterThan(0);
      expect(result.suggestions.length).toBeLessThanOrEqual(3);
    }
    expect(none.results[0]!.suggestions).toContain('Shipping routes');
  });

  it('refuses what only the hosted service can do', async () => {
    await serveSite();
    await expect(client().getRecommendations()).rejects.toThrow('hosted search service');
    await expect(client().customPost()).rejects.toThrow('hosted search service');
  });
});

describe('fetching', () => {
  it('fetches manifest and index once for calls at the same time, and texts only for hits that show them', async () => {
    const asked = await serveSite();
    const search = client();
    await Promise.all([search.warm(), search.search(ask('invoices')), search.search(ask('outsourcing'))]);
    expect(asked.filter((file) => file.endsWith('manifest.json'))).toHaveLength(1);
    expect(asked.filter((file) => file.endsWith('index.json'))).toHaveLength(1);
    expect(asked.filter((file) => file.includes('/texts/')).length).toBeLessThan(3);
  });

  const faults: Record<string, (file: string, response: ServerResponse) => boolean> = {
    'is missing': (_, response) => {
      response.writeHead(404).end();
      return true;
    },
    'is HTML': (_, response) => {
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Home</title>');
      return true;
    },
    'is cut off': (_, response) => {
      response.writeHead(200, {'content-length': '5000'});
      response.write('{"format":1,');
      setTimeout(() => response.destroy(), 20);
      return true;
    },
    'never comes': () => true,
    'stops half way': (_, response) => {
      response.writeHead(200, {'content-length': '5000'});
      response.write('{"format":1,');
      return true;
    },
    'is of an older version': (_, response) => {
      response.writeHead(200).end('{"format":0,"folder":"abc"}');
      return true;
    },
    'is damaged': (_, response) => {
      response.writeHead(200).end('{"format":1,"pages":{}}');
      return true;
    },
    'is null': (_, response) => {
      response.writeHead(200).end('null');
      return true;
    },
    'fails on the server': (_, response) => {
      response.writeHead(500).end('{}');
      return true;
    },
  };

  for (const file of ['manifest.json', 'index.json']) {
    it.each(Object.entries(faults))(`rejects with a RetryError when ${file} %s, and recovers`, async (_, fault) => {
      let faulty = true;
      await serveSite((asked, response) => faulty && asked.endsWith(file) && fault(asked, response));
      const search = client();
      await search.warm();
      await expect(search.search(ask('invoices'))).rejects.toMatchObject({name: 'RetryError'});
      faulty = false;
      expect((await search.search(ask('invoices'))).results[0]!.nbHits).toBeGreaterThan(0);
    });
  }

  describe('the index that the page was built with', () => {
    const folder = async () =>
      (JSON.parse(await readFile(join(siteFolder, 'search-index/manifest.json'), 'utf8')) as {folder: string}).folder;
    const manifests = (asked: string[]) => asked.filter((file) => file.endsWith('manifest.json'));

    it('is fetched without asking the manifest', async () => {
      const asked = await serveSite();
      const {results} = await client({folder: await folder()}).search(ask('invoices'));
      expect(results[0]!.nbHits).toBeGreaterThan(0);
      expect(manifests(asked)).toEqual([]);
    });

    it('is replaced by the one that the manifest names when it is gone', async () => {
      const asked = await serveSite();
      const {results} = await client({folder: 'gone'}).search(ask('invoices'));
      expect(results[0]!.nbHits).toBeGreaterThan(0);
      expect(manifests(asked)).toHaveLength(1);
    });

    it('is looked for where the manifest says when it could not be read', async () => {
      let faulty = true;
      const fails = faults['fails on the server']!;
      const asked = await serveSite((file, response) => faulty && file.endsWith('index.json') && fails(file, response));
      const search = client({folder: await folder()});
      await expect(search.search(ask('invoices'))).rejects.toMatchObject({name: 'RetryError'});
      expect(manifests(asked)).toEqual([]);
      faulty = false;
      expect((await search.search(ask('invoices'))).results[0]!.nbHits).toBeGreaterThan(0);
      expect(manifests(asked)).toHaveLength(1);
    });
  });

  it('answers without texts that cannot be had', async () => {
    await serveSite((file) => file.includes('/texts/'));
    const {results} = await client().search(ask('closed months'));
    expect(results[0]!.hits[0]).toMatchObject({type: 'lvl3', content: null});
  });

  it('looks for a newer index when the folder of the one it has is gone', async () => {
    let gone = true;
    const asked = await serveSite((file, response) => {
      if (!gone || !file.includes('/texts/')) return false;
      response.writeHead(404).end();
      return true;
    });
    const search = client();
    await search.search(ask('closed months'));
    gone = false;
    const {results} = await search.search(ask('closed months'));
    expect(results[0]!.hits[0]!.type).toBe('content');
    expect(asked.filter((file) => file.endsWith('manifest.json'))).toHaveLength(2);
  });

  it('rejects when nobody listens', async () => {
    await serveSite();
    const search = client();
    await server!.close();
    await expect(search.search(ask('invoices'))).rejects.toMatchObject({name: 'RetryError'});
  });
});

describe('the worker', () => {
  it('answers as the page itself would', async () => {
    await serveSite();
    const [inWorker, onPage] = await Promise.all(
      [client({createWorker: portWorker}), client()].map((search) => search.search(ask('un-invoice'))),
    );
    expect(inWorker!.results[0]!.hits).toEqual(onPage!.results[0]!.hits);
  });

  it('passes on that the index cannot be had', async () => {
    await serveSite((_, response) => {
      response.writeHead(404).end();
      return true;
    });
    await expect(client({createWorker: portWorker}).search(ask('case'))).rejects.toMatchObject({name: 'RetryError'});
  });

  const brokenWorkers: Record<string, () => Worker> = {
    'may not be started': () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    'dies at once': () => deadWorker((fail) => setTimeout(fail, 5)),
    'never answers': () => deadWorker(() => undefined),
  };

  it.each(Object.entries(brokenWorkers))(
    'is done without when it %s',
    async (_, createWorker) => {
      await serveSite();
      // Enough for a real answer on a busy machine; the silent worker is waited for three times as long.
      const search = client({createWorker, timeLimit: 1000});
      const calls = await Promise.all([search.search(ask('invoices')), search.search(ask('outsourcing'))]);
      expect(calls.every(({results}) => results[0]!.nbHits > 0)).toBe(true);
      expect((await search.search(ask('routes'))).results[0]!.nbHits).toBeGreaterThan(0);
    },
    20_000,
  );
});

/** A worker whose script does not run: it can only report an error, or stay silent. */
function deadWorker(start: (fail: () => void) => void): Worker {
  const target = new EventTarget();
  start(() => target.dispatchEvent(new Event('error', {cancelable: true})));
  return Object.assign(target, {postMessage: () => undefined, terminate: () => undefined}) as unknown as Worker;
}

import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {groupOf, type Answer, type Piece} from '../answer';
import {writeSearchIndex} from '../build/write-index';
import {createClient, type ClientOptions} from './client';
import {samplePages} from '../testing/sample-pages';

const BASE = '/help/';
const ask = (query: string) => ({query});

type Fault = (file: string, response: ServerResponse) => boolean;

let siteFolder: string;
let server: Server;
let origin: string;
/** The files that were asked for. */
let asked: string[];
/** Can handle a request before the site does, and returns true if it did. */
let fault: Fault;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'search-site-'));
  await writeSearchIndex(siteFolder, samplePages(), {baseUrl: BASE});
});
afterAll(() => rm(siteFolder, {recursive: true}));
/** Serves the site under the base path. */
beforeEach(async () => {
  asked = [];
  fault = () => false;
  server = createServer(async (request, response) => {
    const file = (request.url ?? '').replace(BASE, '');
    asked.push(file);
    if (fault(file, response)) return;
    const content = await readFile(join(siteFolder, file)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {'content-type': 'application/json'}).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
const goOffline = () => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};
afterEach(goOffline);

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({baseUrl: BASE, origin, timeLimit: 2000, ...options});
const manifests = () => asked.filter((file) => file.endsWith('manifest.json'));
const isRetryError = {name: 'RetryError'};

const plain = (pieces: readonly Piece[]) => pieces.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

describe('an answer', () => {
  it('has hits with every field, marked in plain pieces', async () => {
    const answer = await client().search(ask('un-invoice'));
    expect(answer).toMatchObject({query: 'un-invoice', page: 0, nbPages: 1, suggestions: []});
    const [hit] = answer.hits;
    expect(hit).toMatchObject({
      type: 'lvl2',
      url: `${origin}/help/docs/invoices#un-invoice`,
      hierarchy: {lvl0: 'Financials', lvl1: 'Invoices', lvl2: 'Un-invoice', lvl3: null},
      content: expect.stringContaining('Take an invoice back'),
      page: 'Invoices',
    });
    expect(plain(hit!.title)).toBe('[Un]-[invoice]');
    expect(plain(hit!.snippet)).toContain('[invoice]');
  });

  it('leads to the block, with the best cut of it and the name of the page', async () => {
    const {hits} = await client().search({query: 'closed months', snippetWords: 3});
    expect(hits[0]).toMatchObject({
      type: 'content',
      url: `${origin}/help/docs/invoices#months`,
      content: 'Closed months <cannot> be changed.',
      page: 'Invoices',
    });
    expect(plain(hits[0]!.snippet)).toBe('[Closed] [months] <cannot> …');
  });

  it('tells which question a section was found by', async () => {
    const {hits} = await client().search(ask('the amount was wrong'));
    expect(hits[0]!.url).toContain('#un-invoice');
    expect(plain(hits[0]!.question!)).toBe('[wrong] [amount] was billed');
    expect((await client().search(ask('take an invoice back'))).hits[0]!.question).toBeUndefined();
  });

  it('can be cut into pages', async () => {
    const search = client();
    const all = await search.search(ask('closed steps carrier'));
    expect([...new Set(all.hits.map(groupOf))].sort()).toEqual(['Financials', 'Guides', 'System']);
    const paged = await Promise.all(
      [0, 1].map((page) => search.search({...ask('closed steps carrier'), page, hitsPerPage: 1})),
    );
    expect(paged.flatMap(({hits}) => hits)).toEqual(all.hits.slice(0, 2));
    expect(paged[1]).toMatchObject({page: 1, nbHits: all.nbHits, nbPages: all.nbHits});
    expect(await search.search({...ask('invoice'), hitsPerPage: 0})).toMatchObject({hits: [], nbPages: 0});
  });

  it('suggests up to three queries when nothing is found, and each of them finds', async () => {
    const search = client();
    const none = await search.search(ask('shpplngroutz'));
    expect(none).toMatchObject({hits: [], nbHits: 0});
    expect(none.suggestions).toContain('Shipping routes');
    expect(none.suggestions.length).toBeLessThanOrEqual(3);
    for (const query of none.suggestions) expect((await search.search({query})).nbHits).toBeGreaterThan(0);
    expect((await search.search(ask('xqzvk'))).suggestions).toEqual([]);
    expect((await search.search(ask(''))).suggestions).toEqual([]);
  });
});

describe('fetching', () => {
  it('fetches every file once for calls at the same time', async () => {
    const search = client();
    search.warm();
    await Promise.all([search.search(ask('invoices')), search.search(ask('outsourcing'))]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('takes over a request that the page has made, and makes it again if that failed or was read', async () => {
    await client().search(ask('invoices'));
    const head = asked.find((file) => file.endsWith('/index.json'))!;
    const folder = head.split('/')[1]!;
    const sent = await fetch(origin + BASE + head);
    for (const [response, times] of [
      [sent, 0],
      [sent, 1],
      [await fetch(`${origin}${BASE}gone.json`), 1],
      [undefined, 1],
    ] as const) {
      asked = [];
      const search = client({folder, requested: Promise.resolve(response)});
      expect((await search.search(ask('invoices'))).nbHits).toBeGreaterThan(0);
      expect(asked.filter((file) => file === head)).toHaveLength(times);
      expect(manifests()).toEqual([]);
    }
  });

  it('has all its time to make a request again that the page has waited for', async () => {
    await client().search(ask('invoices'));
    const folder = asked.find((file) => file.endsWith('/index.json'))!.split('/')[1]!;
    const requested = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 600));
    expect((await client({folder, requested, timeLimit: 500}).search(ask('invoices'))).nbHits).toBeGreaterThan(0);
  });

  it('gives the first six hits before the texts of the others, and all at once from memory', async () => {
    const [, page] = samplePages();
    const pages = Array.from({length: 8}, (_, i) => ({...page!, url: `${page!.url}-${i}`, group: `Group ${i}`}));
    await writeSearchIndex(siteFolder, pages, {baseUrl: BASE});
    const search = client();
    const held: (() => void)[] = [];
    fault = (file, response) => {
      const isLast = file.endsWith('texts/7.json');
      if (isLast) held.push(() => void readFile(join(siteFolder, file)).then((text) => response.end(text)));
      return isLast;
    };
    const counts: number[] = [];
    const onFirst = ({hits, nbHits}: Answer) => {
      counts.push(hits.length, nbHits);
      held.forEach((send) => send());
    };
    const query = {query: 'shipping routes', forDialog: true, onFirst};
    expect((await search.search(query)).hits).toHaveLength(8);
    expect(counts).toEqual([6, 8]);
    await search.search(query);
    expect(counts).toHaveLength(2);
    await writeSearchIndex(siteFolder, samplePages(), {baseUrl: BASE});
  });

  const sends =
    (status: number, body = ''): Fault =>
    (_, response) =>
      Boolean(response.writeHead(status).end(body));
  const begins: Fault = (_, response) => response.writeHead(200, {'content-length': '5000'}).write('{"pages":[],');
  const faults: Record<string, Fault> = {
    'is missing': sends(404),
    'is HTML': sends(200, '<!doctype html><title>Home</title>'),
    'is cut off': (file, response) => begins(file, response) && Boolean(setTimeout(() => response.destroy(), 20)),
    'never comes': () => true,
    'stops half way': begins,
    'is of an older version': sends(200, '{"format":0,"folder":"abc"}'),
    'is damaged': sends(200, '{"pages":[],"titleWords":[1]}'),
    'is an empty object': sends(200, '{}'),
    'is an empty list': sends(200, '[]'),
    'is null': sends(200, 'null'),
    'fails on the server': sends(500, '{}'),
  };

  for (const file of ['manifest.json', 'index.json']) {
    it.each(Object.entries(faults))(`rejects with a RetryError when ${file} %s, and recovers`, async (_, own) => {
      fault = (name, response) => name.endsWith(file) && own(name, response);
      const search = client({timeLimit: 1_000});
      search.warm();
      await expect(search.search(ask('invoices'))).rejects.toMatchObject(isRetryError);
      fault = () => false;
      expect((await search.search(ask('invoices'))).nbHits).toBeGreaterThan(0);
    });
  }

  it('reads files that come with the wrong type', async () => {
    fault = (_, response) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((status: number) => writeHead(status, {'content-type': 'text/plain'})) as never;
      return false;
    };
    expect((await client().search(ask('invoices'))).nbHits).toBeGreaterThan(0);
  });

  describe('the index that the page was built with', () => {
    const folder = async () =>
      (JSON.parse(await readFile(join(siteFolder, 'search-index/manifest.json'), 'utf8')) as {folder: string}).folder;

    it('is fetched without asking the manifest', async () => {
      const {nbHits} = await client({folder: await folder()}).search(ask('invoices'));
      expect(nbHits).toBeGreaterThan(0);
      expect(manifests()).toEqual([]);
    });

    it('is replaced by the one that the manifest names when it is gone', async () => {
      const {nbHits} = await client({folder: 'gone'}).search(ask('invoices'));
      expect(nbHits).toBeGreaterThan(0);
      expect(manifests()).toHaveLength(1);
    });

    it('is looked for where the manifest says when it could not be read', async () => {
      fault = (file, response) => file.endsWith('index.json') && sends(500)(file, response);
      const search = client({folder: await folder()});
      await expect(search.search(ask('invoices'))).rejects.toMatchObject(isRetryError);
      expect(manifests()).toEqual([]);
      fault = () => false;
      expect((await search.search(ask('invoices'))).nbHits).toBeGreaterThan(0);
      expect(manifests()).toHaveLength(1);
    });
  });

  it('leaves out hits whose texts cannot be had, and rejects if there are no others', async () => {
    let missing = /\/texts\/0\./;
    fault = (file, response) => missing.test(file) && sends(500)(file, response);
    const search = client();
    const some = await search.search(ask('closed steps carrier'));
    expect(some.hits.length).toBeGreaterThan(0);
    expect(some.hits.length).toBeLessThan(some.nbHits);
    missing = /\/texts\//;
    await expect(client().search(ask('invoice'))).rejects.toMatchObject(isRetryError);
    missing = /nothing/;
    expect((await search.search(ask('closed steps carrier'))).hits).toHaveLength(some.nbHits);
  });

  it('finds nothing, with fewer suggestions, when texts to suggest from cannot be had', async () => {
    const query = ask('clooosdxx steeepzx carrryrrx');
    const {suggestions} = await client().search(query);
    expect(suggestions.length).toBeGreaterThan(1);
    const texts = [...new Set(asked.filter((file) => file.includes('/texts/')))];
    expect(texts.length).toBeGreaterThan(1);
    fault = (file, response) => file === texts[0] && sends(500)(file, response);
    const fewer = await client().search(query);
    expect(fewer).toMatchObject({hits: [], nbHits: 0});
    expect(fewer.suggestions).not.toEqual([]);
    fault = (file, response) => file.includes('/texts/') && sends(500)(file, response);
    expect(await client().search(query)).toMatchObject({hits: [], nbHits: 0, suggestions: []});
  });

  it.each(['{}', '[]', 'null', '<html>'])('asks again with the next key for texts that are %s', async (body) => {
    fault = (file, response) => file.includes('/texts/') && sends(200, body)(file, response);
    const search = client();
    await expect(search.search(ask('invoice'))).rejects.toMatchObject(isRetryError);
    fault = () => false;
    expect((await search.search(ask('invoice'))).hits).not.toEqual([]);
  });

  it('looks for a newer index when the files of the one it has are gone', async () => {
    fault = (file, response) => {
      if (!file.includes('/texts/')) return false;
      fault = () => false;
      return sends(404)(file, response);
    };
    expect((await client().search(ask('closed months'))).hits[0]!.type).toBe('content');
    expect(manifests()).toHaveLength(2);
  });

  it('answers again without a connection, if the words and texts were fetched before', async () => {
    const search = client();
    const online = await search.search(ask('closed months'));
    await goOffline();
    expect(await search.search(ask('closed months'))).toEqual(online);
  });

  it('rejects when nobody listens', async () => {
    const search = client();
    await goOffline();
    await expect(search.search(ask('invoices'))).rejects.toMatchObject(isRetryError);
  });
});

import {algoliasearch} from 'algoliasearch';
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {ReceivedRequest} from '../../tests/support/hosted-search/behaviours';
import {hostedSynonyms} from './index-settings';
import {push} from './push';
import {WriteService} from './testing';

const ADMIN_KEY = 'the-secret-admin-key';
const env = {ALGOLIA_APP_ID: 'app', ALGOLIA_ADMIN_KEY: ADMIN_KEY, ALGOLIA_INDEX_NAME: 'manual'};

let site: string;
let service: WriteService;
let lines: string[];

const page = (title: string, paragraphs: number) => `<html lang="en"><head></head><body><main><article>
  <div class="theme-doc-markdown"><header><h1>${title}</h1></header>
  ${Array.from({length: paragraphs}, (_, i) => `<p>Paragraph ${i} of ${title}.</p>`).join('')}</div>
  </article></main></body></html>`;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'push-site-'));
  await mkdir(join(site, 'docs', 'cases'), {recursive: true});
  await writeFile(join(site, 'index.html'), page('Home', 1));
  await writeFile(join(site, 'docs', 'cases', 'index.html'), page('Cases', 12));
});
afterAll(() => rm(site, {recursive: true}));
beforeEach(async () => {
  lines = [];
  service = new WriteService();
  await service.host.start();
  service.index('manual').records.set('old', {objectID: 'old'});
});
afterEach(() => service.host.stop());

const run = (args: string[] = [], environment: NodeJS.ProcessEnv = env) =>
  push({
    args: ['--site', site, ...args],
    env: environment,
    log: (line) => lines.push(line),
    connect: ({appId, adminKey}) =>
      algoliasearch(appId, adminKey, {
        hosts: [{url: '127.0.0.1', port: service.host.port, protocol: 'http', accept: 'readWrite'}],
      }),
  });

const isRecords = ({path}: ReceivedRequest) => path.endsWith('/batch') && !path.includes('synonyms');

describe('a push', () => {
  it('replaces records, settings and synonyms of the index, and leaves no other index behind', async () => {
    const before = await readdir(site, {recursive: true});
    await run();
    const {records, settings, synonyms} = service.index('manual');
    expect([...service.indexes.keys()]).toEqual(['manual']);
    expect(records.size).toBe(15);
    expect(records.has('old')).toBe(false);
    expect([...records.values()][0]).toMatchObject({
      type: 'lvl1',
      url: expect.stringMatching(/^https:/),
      hierarchy: {lvl1: expect.any(String)},
    });
    expect(settings).toMatchObject({
      searchableAttributes: expect.arrayContaining(['unordered(questions)', 'content']),
      attributesForFaceting: expect.arrayContaining(['filterOnly(docusaurus_tag)']),
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      distinct: true,
      attributeForDistinct: 'section',
    });
    expect(synonyms.length).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/^15 records of 2 pages, \d+ KiB, under https:\/\/\S+$/);
    expect(lines.at(-1)).toBe('manual now serves 15 records.');
    expect(lines.join('\n')).not.toContain(ADMIN_KEY);
    // A build for the hosted search stays one: a push only reads it.
    expect(await readdir(site, {recursive: true})).toEqual(before);
  });

  it('that fails leaves the old records and no other index, and never prints the key', async () => {
    service.refusal = `The key ${ADMIN_KEY} was refused`;
    service.fault = (request) => (isRecords(request) ? 403 : undefined);
    const message = await run().then(String, ({message: text}: Error) => text);
    expect(message).toBe('The push to manual failed: The key [key] was refused');
    expect(lines.join('\n')).not.toContain(ADMIN_KEY);
    expect([...service.index('manual').records.keys()]).toEqual(['old']);
    expect([...service.indexes.keys()]).toEqual(['manual']);
  });

  it('needs all settings, before anything is read or sent', async () => {
    await expect(run([], {ALGOLIA_ADMIN_KEY: ADMIN_KEY})).rejects.toThrow('`appId` is missing.');
    await expect(run([], {ALGOLIA_APP_ID: 'app'})).rejects.toThrow('`apiKey` is missing.');
    expect(lines).toEqual([]);
    expect(service.host.requests).toEqual([]);
  });

  it('needs a built site that has something to search', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'push-empty-'));
    await expect(run(['--site', empty])).rejects.toThrow('run `npm run build` first');
    await writeFile(join(empty, 'index.html'), '<html><body></body></html>');
    await expect(run(['--site', empty])).rejects.toThrow('has nothing to search');
    await rm(empty, {recursive: true});
  });
});

it('a dry run prints a summary, needs no key and sends nothing', async () => {
  await run(['--dry-run'], {});
  expect(lines[0]).toMatch(/^15 records of 2 pages/);
  expect(lines.at(-1)).toBe('Dry run: nothing was sent.');
  expect(service.host.requests).toEqual([]);
});

it('synonyms lead from the words of readers to the words of the site, and back', () => {
  expect(hostedSynonyms([{from: ['bill', 'debit note'], to: ['invoice']}])).toEqual([
    {objectID: '0', type: 'onewaysynonym', input: 'bill', synonyms: ['invoice']},
    {objectID: '1', type: 'onewaysynonym', input: 'debit note', synonyms: ['invoice']},
    {objectID: '2', type: 'onewaysynonym', input: 'invoice', synonyms: ['bill', 'debit note']},
  ]);
});

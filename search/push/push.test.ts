import {algoliasearch} from 'algoliasearch';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {ReceivedRequest} from '../../tests/support/hosted-search/behaviours';
import {hostedSynonyms} from './index-settings';
import {runPush} from './run-push';
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
  // More than one batch.
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

function push(args: string[] = [], environment: NodeJS.ProcessEnv = env) {
  return runPush({
    args: ['--site', site, ...args],
    env: environment,
    log: (line) => lines.push(line),
    connect: ({appId, adminKey}) =>
      algoliasearch(appId, adminKey, {
        hosts: [{url: '127.0.0.1', port: service.host.port, protocol: 'http', accept: 'readWrite'}],
      }),
    pace: {batchSize: 10, attempts: 3, firstPause: 1, taskPause: 1},
  });
}

const isRecords = ({path}: ReceivedRequest) => path.endsWith('/batch') && !path.includes('synonyms');
const isSwitch = ({path}: ReceivedRequest) => path.endsWith('/operation');

describe('a push', () => {
  it('replaces records, settings and synonyms of the index, and leaves no other index behind', async () => {
    service.looksBeforePublished = 2;
    await push();
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
  });

  it('shows its progress and a summary, and never the key', async () => {
    await push();
    expect(lines.join('\n')).toMatch(/^15 records of 2 pages, \d+\.\d KiB in all, the largest \d\.\d KiB$/m);
    expect(lines).toEqual(expect.arrayContaining(['  settings', '  records 10/15', '  records 15/15', '  switch']));
    expect(lines.at(-1)).toMatch(/^manual now serves 15 records \(\d+\.\d s\)\.$/);
    expect(lines.join('\n')).not.toContain(ADMIN_KEY);
  });

  it('does not touch the index before the switch', async () => {
    let servedUntilSwitch: string[] = [];
    service.fault = (request) => {
      if (isSwitch(request)) servedUntilSwitch = [...service.index('manual').records.keys()];
      return undefined;
    };
    await push();
    expect(servedUntilSwitch).toEqual(['old']);
    expect(service.host.requests.filter(({path}) => path.startsWith('/1/indexes/manual/'))).toEqual([]);
  });

  it.each([503, 429, 'drop'] as const)('tries again after %s and comes to its end', async (fault) => {
    let failures = 0;
    service.fault = (request) => (isRecords(request) && ++failures <= 2 ? fault : undefined);
    await push();
    expect(service.index('manual').records.size).toBe(15);
    expect(lines.filter((line) => line.endsWith('trying again'))).toHaveLength(2);
  });
});

describe('a push that fails', () => {
  const failure = () =>
    push().then(
      () => undefined,
      (error: Error) => error.message,
    );

  it.each([
    ['is refused', 403, 'Refused with 403'],
    ['cannot be sent', 'drop', 'Unreachable hosts'],
    ['meets a broken service', 500, 'Unreachable hosts'],
  ] as const)('because it %s leaves the old index serving and tidies up', async (_, fault, reason) => {
    service.fault = (request) => (isRecords(request) ? fault : undefined);
    const message = await failure();
    expect(message).toContain('The push failed at "records 10/15"');
    expect(message).toContain(reason);
    expect(message).toContain('manual serves what it did before.');
    expect(message).not.toContain(ADMIN_KEY);
    expect([...service.index('manual').records.keys()]).toEqual(['old']);
    expect([...service.indexes.keys()]).toEqual(['manual']);
  });

  it.each([403, 429])('with %s and a message that repeats the key prints it nowhere', async (fault) => {
    service.refusal = (status) => `The key ${ADMIN_KEY} was refused with ${status}`;
    service.fault = (request) => (isRecords(request) ? fault : undefined);
    const message = await failure();
    expect(message).toContain(`The key [key] was refused with ${fault}`);
    expect([message, ...lines].join('\n')).not.toContain(ADMIN_KEY);
  });

  it('because the switch is not confirmed says that it is not known which records serve', async () => {
    service.fault = (request) => (isSwitch(request) ? 'drop' : undefined);
    expect(await failure()).toContain('It is not known whether manual serves the old records or the new ones');
    expect(service.host.requests.some(({method}) => method === 'DELETE')).toBe(false);
  });

  it('tries a refusal only once', async () => {
    service.fault = (request) => (isRecords(request) ? 403 : undefined);
    await failure();
    expect(service.host.requests.filter(isRecords)).toHaveLength(1);
  });
});

describe('a dry run', () => {
  it('prints counts and size, needs no key and sends nothing', async () => {
    await push(['--dry-run'], {});
    expect(lines[0]).toMatch(/^15 records of 2 pages/);
    expect(lines[1]).toMatch(/^\d+ synonyms$/);
    expect(lines.at(-1)).toBe('Dry run: nothing was sent.');
    expect(service.host.requests).toEqual([]);
  });
});

describe('a push is refused', () => {
  it('with half a configuration, before anything is read or sent', async () => {
    await expect(push([], {ALGOLIA_ADMIN_KEY: ADMIN_KEY})).rejects.toThrow('`appId` is missing.');
    await expect(push([], {ALGOLIA_APP_ID: 'app'})).rejects.toThrow('`apiKey` is missing.');
    expect(lines).toEqual([]);
    expect(service.host.requests).toEqual([]);
  });

  it('without a built site, or with one that has nothing to search', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'push-empty-'));
    await expect(push(['--site', empty])).rejects.toThrow('run `npm run build` first');
    await writeFile(join(empty, 'index.html'), '<html><body></body></html>');
    await expect(push(['--site', empty])).rejects.toThrow('has nothing to search');
    await rm(empty, {recursive: true});
  });
});

describe('synonyms', () => {
  it('lead from the words of readers to the words of the site, and back', () => {
    expect(hostedSynonyms([{from: ['bill', 'debit note'], to: ['invoice']}])).toEqual([
      {objectID: '0', type: 'onewaysynonym', input: 'bill', synonyms: ['invoice']},
      {objectID: '1', type: 'onewaysynonym', input: 'debit note', synonyms: ['invoice']},
      {objectID: '2', type: 'onewaysynonym', input: 'invoice', synonyms: ['bill', 'debit note']},
    ]);
  });
});

import type {Algoliasearch} from 'algoliasearch';
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchRecord} from '../records/cut-records';
import {hostedSynonyms, push} from './push';

const ADMIN_KEY = 'the-secret-admin-key';
const env = {ALGOLIA_APP_ID: 'app', ALGOLIA_ADMIN_KEY: ADMIN_KEY, ALGOLIA_INDEX_NAME: 'manual'};

let site: string;
/** What the service was asked to do, in order. */
let sent: [call: string, parameters: Record<string, unknown>][];
/** The call that the service refuses, and why. */
let refusal: [call: string, reason: string] | undefined;
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
beforeEach(() => {
  lines = [];
  sent = [];
  refusal = undefined;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const client = new Proxy({} as Algoliasearch, {
  get: (_, call: string) => async (parameters: Record<string, unknown>) => {
    sent.push([call, parameters]);
    if (call === refusal?.[0]) throw new Error(refusal[1]);
    return {taskID: sent.length};
  },
});

const run = (args: string[] = [], environment: NodeJS.ProcessEnv = env) =>
  push(['--site', site, ...args], environment, () => client);

describe('a push', () => {
  it('makes a temporary index, and lets it take the place of the index in the last step', async () => {
    const before = await readdir(site, {recursive: true});
    await run();
    const steps = sent.filter(([call]) => call !== 'waitForTask');
    expect(steps.map(([call]) => call)).toEqual([
      ...['operationIndex', 'setSettings', 'saveSynonyms', 'chunkedBatch', 'operationIndex'],
    ]);
    // The client waits for the records itself.
    expect(sent).toHaveLength(steps.length + 4);
    const [copy, settings, synonyms, batch, move] = steps.map(([, parameters]) => parameters);
    const temporary = settings!.indexName;
    expect(temporary).toMatch(/^manual_tmp_\d+$/);
    expect([synonyms, batch, move].map((parameters) => parameters!.indexName)).toEqual(Array(3).fill(temporary));
    expect(copy).toEqual({
      indexName: 'manual',
      operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
    });
    expect(move!.operationIndexParams).toEqual({operation: 'move', destination: 'manual'});
    const {objects} = batch as {objects: SearchRecord[]};
    expect(objects).toHaveLength(15);
    expect(objects[0]).toMatchObject({type: 'lvl1', url: expect.stringMatching(/^https:/)});
    expect(settings!.indexSettings).toMatchObject({
      searchableAttributes: expect.arrayContaining(['unordered(questions)', 'content']),
      attributesForFaceting: expect.arrayContaining(['filterOnly(docusaurus_tag)']),
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      distinct: true,
      attributeForDistinct: 'section',
    });
    expect(synonyms!.synonymHit).not.toEqual([]);
    expect(lines[0]).toMatch(/^15 records of 2 pages, [\d.]+ KiB, under https:\/\/\S+$/);
    expect(lines.at(-1)).toBe('manual now serves 15 records.');
    expect(lines.join('\n')).not.toContain(ADMIN_KEY);
    // A build for the hosted search stays one: a push only reads it.
    expect(await readdir(site, {recursive: true})).toEqual(before);
  });

  it.each(['operationIndex', 'setSettings', 'saveSynonyms', 'chunkedBatch', 'waitForTask'])(
    'that fails at %s leaves the index as it was, and no other behind',
    async (call) => {
      refusal = [call, 'Not allowed'];
      await expect(run()).rejects.toThrow('The push to manual failed: Not allowed');
      // Of the index itself, only the rules are read.
      const changed = sent.filter(([, {indexName}]) => indexName === 'manual').slice(1);
      expect(changed).toEqual([]);
      expect(sent.at(-1)).toEqual(['deleteIndex', {indexName: expect.stringMatching(/^manual_tmp_/)}]);
    },
  );

  it('that fails says so, and what is left over if the temporary index cannot be deleted', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValueOnce();
    refusal = ['deleteIndex', 'Not allowed'];
    const failing = new Proxy(client, {
      get: (target, call: keyof Algoliasearch) =>
        call === 'setSettings' ? () => Promise.reject(new Error('Wrong settings')) : target[call],
    });
    await expect(push(['--site', site], env, () => failing)).rejects.toThrow('Wrong settings');
    expect(complaint.mock.lastCall).toEqual([expect.stringMatching(/^The temporary index \S+_tmp_\d+ is left over/)]);
  });

  it.each([{}, {ALGOLIA_INDEX_NAME: ''}])('with the settings %j goes to the index docs', async (name) => {
    await run([], {ALGOLIA_APP_ID: 'app', ALGOLIA_ADMIN_KEY: ADMIN_KEY, ...name});
    expect(lines.at(-1)).toBe('docs now serves 15 records.');
    expect(sent.at(-2)![1].operationIndexParams).toEqual({operation: 'move', destination: 'docs'});
  });

  it('with an unknown option is refused in one line', async () => {
    await expect(run(['--force'])).rejects.toThrow(/^Unknown option '--force'\. Known options: --dry-run, --site\.$/);
    expect(sent).toEqual([]);
  });

  it('that fails never prints the key', async () => {
    refusal = ['setSettings', `The key ${ADMIN_KEY} was refused`];
    await expect(run()).rejects.toThrow('The push to manual failed: The key [key] was refused');
    expect(lines.join('\n')).not.toContain(ADMIN_KEY);
  });

  it('needs all settings, before anything is read or sent', async () => {
    await expect(run([], {ALGOLIA_ADMIN_KEY: ADMIN_KEY})).rejects.toThrow('`appId` is missing.');
    await expect(run([], {ALGOLIA_APP_ID: 'app'})).rejects.toThrow('`apiKey` is missing.');
    expect(lines).toEqual([]);
    expect(sent).toEqual([]);
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
  expect(sent).toEqual([]);
});

it('synonyms lead from the words of readers to the words of the site, and back', () => {
  expect(hostedSynonyms([{from: ['bill', 'debit note'], to: ['invoice']}])).toEqual([
    {objectID: '0', type: 'onewaysynonym', input: 'bill', synonyms: ['invoice']},
    {objectID: '1', type: 'onewaysynonym', input: 'debit note', synonyms: ['invoice']},
    {objectID: '2', type: 'onewaysynonym', input: 'invoice', synonyms: ['bill', 'debit note']},
  ]);
});

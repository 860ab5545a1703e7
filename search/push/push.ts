/** Uploads the sections of the built site to the hosted index. The build itself stays as it is. */
import {
  algoliasearch,
  type Algoliasearch,
  type IndexSettings,
  type OperationIndexParams,
  type SynonymHit,
} from 'algoliasearch';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {inKiB} from '../../lib/in-kib';
import {readOptions} from '../../lib/options';
import {UserError} from '../../lib/user-error';
import {sitePages, siteSynonyms} from '../build/site-pages';
import type {SynonymRule} from '../engine';
import {cutRecords, type SearchRecord} from '../records/cut-records';

const HEADINGS = [2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/** Makes the hosted index search like the embedded engine, as far as the service allows. */
export const indexSettings: IndexSettings = {
  // Headings and their questions rank before text, and the page's title before the name of its group.
  searchableAttributes: [
    HEADINGS.join(','),
    'unordered(questions)',
    'content',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'hierarchy.lvl0'].map((name) => `filterOnly(${name})`),
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // One hit per section, from its best matching record.
  distinct: true,
  attributeForDistinct: 'section',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  // Questions contain many stop words, and no record has all of them.
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
};

/** Synonyms between readers' words and the site's words, in the service's format. */
export function hostedSynonyms(rules: readonly SynonymRule[]): SynonymHit[] {
  return rules
    .flatMap(({from, to}) => [
      ...from.map((input) => ({input, synonyms: [...to]})),
      ...to.map((input) => ({input, synonyms: [...from]})),
    ])
    .map((rule, number): SynonymHit => ({objectID: String(number), type: 'onewaysynonym', ...rule}));
}

/** Where to push. The admin key is never printed. */
function readSettings(env: NodeJS.ProcessEnv) {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey} = env;
  // A variable that Compose passes on without a value is empty.
  const indexName = env.ALGOLIA_INDEX_NAME || 'docs';
  if (!appId) throw new UserError('`appId` is missing. Set ALGOLIA_APP_ID to the application that holds the index.');
  if (!adminKey)
    throw new UserError(
      '`apiKey` is missing. Set ALGOLIA_ADMIN_KEY to a key that may add, change, and delete indexes.',
    );
  return {appId, adminKey, indexName};
}

async function readRecords(site: string): Promise<SearchRecord[]> {
  if (!existsSync(join(site, 'index.html')))
    throw new UserError(`There is no built site in ${site}: run \`npm run build\` first.`);
  const records = (await sitePages(site)).flatMap(cutRecords);
  // An empty push would break search for every reader.
  if (records.length === 0) throw new UserError(`The site in ${site} has nothing to search.`);
  return records;
}

/**
 * Replaces records, settings, and synonyms at once, by a temporary index that takes the place of the old one in the last
 * step. If anything fails before, the old one is as it was. Its rules, which are made in the service's dashboard, stay.
 */
async function replaceIndex(client: Algoliasearch, live: string, records: SearchRecord[]): Promise<void> {
  const indexName = `${live}_tmp_${Date.now()}`;
  const finish = ({taskID}: {taskID: number}) => client.waitForTask({indexName, taskID});
  const objects = records as unknown as Record<string, unknown>[];
  try {
    const copyRules: OperationIndexParams = {operation: 'copy', destination: indexName, scope: ['rules']};
    await finish(await client.operationIndex({indexName: live, operationIndexParams: copyRules}));
    await finish(await client.setSettings({indexName, indexSettings}));
    await finish(await client.saveSynonyms({indexName, synonymHit: hostedSynonyms(siteSynonyms())}));
    await client.chunkedBatch({indexName, objects, waitForTasks: true});
    await finish(
      await client.operationIndex({indexName, operationIndexParams: {operation: 'move', destination: live}}),
    );
  } catch (error) {
    await client
      .deleteIndex({indexName})
      .catch(() =>
        console.error(`The temporary index ${indexName} is left over: delete it in the service's dashboard.`),
      );
    throw error;
  }
}

export async function push(args: string[], env = process.env, connect = algoliasearch): Promise<void> {
  const {values} = readOptions({
    args,
    options: {'dry-run': {type: 'boolean', default: false}, site: {type: 'string', default: 'build'}},
  });
  const settings = values['dry-run'] ? undefined : readSettings(env);
  const records = await readRecords(values.site);
  const pages = records.filter(({type}) => type === 'lvl1').length;
  const size = inKiB(Buffer.byteLength(JSON.stringify(records)));
  console.log(`${records.length} records of ${pages} pages, ${size}, under ${new URL(records[0]!.url).origin}`);
  if (!settings) return console.log('Dry run: nothing was sent.');
  const {indexName, appId, adminKey} = settings;
  console.log(`Pushing to the index ${indexName} of the application ${appId}`);
  try {
    await replaceIndex(connect(appId, adminKey), indexName, records);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The push to ${indexName} failed: ${reason.replaceAll(adminKey, '[key]')}`);
  }
  console.log(`${indexName} now serves ${records.length} records.`);
}

import type {Algoliasearch} from 'algoliasearch';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {cutRecords, type SearchRecord} from '../records';
import {sitePages} from '../build/site-pages';
import {siteSynonyms} from '../build/synonyms';
import {hostedSynonyms, indexSettings} from './index-settings';
import {replaceIndex, type ReplaceOptions} from './replace-index';
import {readPushSettings, type PushSettings} from './settings';
import {summarize} from './summary';

export type PushContext = {
  args: string[];
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  connect: (settings: PushSettings) => Algoliasearch;
  pace?: Omit<ReplaceOptions, 'report' | 'secret'>;
};

async function readRecords(site: string): Promise<SearchRecord[]> {
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error(`There is no built site in ${site}: run \`npm run build\` first.`);
  }
  const records = cutRecords(await sitePages(site));
  // An empty push would break search for every reader.
  if (records.length === 0) throw new Error(`The site in ${site} has nothing to search.`);
  return records;
}

export async function runPush({args, env, log, connect, pace}: PushContext): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {'dry-run': {type: 'boolean', default: false}, site: {type: 'string', default: 'build'}},
  });
  const settings = values['dry-run'] ? undefined : readPushSettings(env);
  const records = await readRecords(values.site);
  const synonyms = hostedSynonyms(siteSynonyms());
  summarize(records, synonyms.length).forEach(log);
  if (!settings) {
    log('Dry run: nothing was sent.');
    return;
  }
  const {indexName, appId, adminKey} = settings;
  const started = performance.now();
  log(`Pushing to the index ${indexName} of the application ${appId}`);
  await replaceIndex(
    connect(settings),
    {indexName, records, settings: indexSettings, synonyms},
    {report: (progress) => log(`  ${progress}`), secret: adminKey, ...pace},
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`${indexName} now serves ${records.length} records (${seconds} s).`);
}

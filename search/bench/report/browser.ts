import {chromium, type Page} from '@playwright/test';
import {build, type Rollup} from 'vite';
import {findBrowser} from '../../../scripts/test/browsers';
import type {TypeQueries} from '../browser/typing';
import type {Collection} from '../collection';
import type {BenchEngine} from '../engines/engine';
import {table} from '../../../bench/table';
import {percentile, queriesToType} from '../timing';

const CPU_SLOWDOWNS = [1, 4];
const QUERIES = 40;

type Subject = {
  collection: Collection;
  engine: BenchEngine;
};

/** Time to open an index and time per keystroke in Chromium, with and without CPU throttling. */
export async function reportBrowserTimes(subjects: readonly Subject[]): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) return console.log('\nNo Chromium was found: its times are left out.');
  const browser = await chromium.launch({executablePath});
  const page = await browser.newPage();
  await page.addScriptTag({content: await bundleTyping()});
  const rows: string[][] = [];
  for (const {collection, engine} of subjects) {
    const {serialized} = await engine.build(collection.docs);
    for (const slowdown of CPU_SLOWDOWNS) {
      const {opened, keys} = await typeIn(page, serialized!, queriesToType(collection, QUERIES), slowdown);
      const times = [opened, percentile(keys, 0.5), percentile(keys, 0.95)].map((time) => time.toFixed(2));
      rows.push([collection.name, `${slowdown}×`, ...times]);
    }
  }
  console.log(`\n## this engine in Chromium ${browser.version()}\n`);
  console.log(table(['index', 'CPU slowed', 'load ms', 'key p50 ms', 'key p95 ms'], rows));
  await browser.close();
}

async function typeIn(page: Page, index: string, queries: string[], slowdown: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const typed = await page.evaluate(
    ([text, all]) => (window as unknown as {typeQueries: TypeQueries}).typeQueries(text, all),
    [index, queries] as const,
  );
  await session.detach();
  return typed;
}

async function bundleTyping(): Promise<string> {
  const entry = new URL('../browser/typing.ts', import.meta.url).pathname;
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {write: false, lib: {entry, formats: ['iife'], name: 'typing'}},
  })) as Rollup.RollupOutput[];
  return output[0]!.output[0].code;
}

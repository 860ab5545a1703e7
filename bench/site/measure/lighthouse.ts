/** Lighthouse for a phone, run through its command line: the median of several runs. */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findBrowser} from '../../../scripts/test/browsers';
import {install} from '../scratch';
import {median, repeat} from './browser';

/** The newest version that runs on Node 20. */
const VERSION = '12.8.2';

export type Lighthouse = {performance: number; lcp: number; tbt: number};

type Report = {categories: {performance: {score: number}}; audits: Record<string, {numericValue?: number}>};

const run = promisify(execFile);

async function measureOnce(program: string, address: string, report: string): Promise<Lighthouse> {
  const flags = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${report}`];
  await run(process.execPath, [program, address, ...flags, '--chrome-flags=--headless --no-sandbox --disable-gpu'], {
    env: {...process.env, CHROME_PATH: findBrowser()},
  });
  const {categories, audits} = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
  };
}

export async function measureLighthouse(address: string, runs: number): Promise<Lighthouse> {
  const folder = await install('lighthouse', {dependencies: {lighthouse: VERSION}});
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const all = await repeat(runs, () => measureOnce(program, address, join(folder, 'report.json')));
  const names = Object.keys(all[0]!) as (keyof Lighthouse)[];
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))])) as Lighthouse;
}

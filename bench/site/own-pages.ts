/**
 * Lighthouse for a phone on pages of this site, one of each kind, the median of five runs each:
 *
 *   npx tsx bench/site/own-pages.ts
 *
 * Rebuilds if needed, prints one table, and writes it to RESULTS-OWN-PAGES.md.
 */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {table} from '../table';
import {measureLighthouse, type Lighthouse} from './measure/lighthouse';
import {serveFolder} from './serve';

const RUNS = 5;
const project = resolve(__dirname, '../..');

const kinds = {
  'the home page': '/',
  'a short reference page': '/docs/operational-flow/workstations',
  'a long reference page': '/docs/financials/invoices',
  'a category': '/docs/category/cases',
  'a comparison': '/pilot/compare/dlcpm',
  'a guide': '/guides/invoicing-and-shipping',
  'the changelog': '/pilot/changelog',
};

const HEADER = ['', 'performance', 'LCP, ms', 'TBT, ms', 'CLS', 'Speed Index, ms'];

const show = ({performance, lcp, tbt, cls, speedIndex}: Lighthouse): string[] => [
  ...[performance, lcp, tbt].map((value) => value.toFixed(0)),
  cls.toFixed(3),
  speedIndex.toFixed(0),
];

async function main(): Promise<void> {
  const build = ['--import', 'tsx', 'scripts/build/run.ts', '--if-changed'];
  execFileSync(process.execPath, build, {cwd: project, stdio: 'inherit'});
  const served = await serveFolder(join(project, 'build'));
  const rows: string[][] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    console.log(`${kind}: ${path}…`);
    rows.push([`${kind} (\`${path}\`)`, ...show(await measureLighthouse(served.origin + path, RUNS))]);
  }
  served.close();
  const results = table(HEADER, rows);
  console.log(`\n${results}`);
  writeFileSync(
    join(__dirname, 'RESULTS-OWN-PAGES.md'),
    `# This site's own pages\n\nMade by \`npx tsx bench/site/own-pages.ts\`: Lighthouse, phone, the median of ${RUNS} runs. Milliseconds depend on the machine.\n\n${results}\n`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

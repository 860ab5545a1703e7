/** `npm run report -- access.log [report.html]`: streams a log and writes a one-page report. */
import {createReadStream, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {createGunzip} from 'node:zlib';
import {isRoute, routes} from '../../config/routes';
import {baseUrl} from '../../config/site-address';
import {reportPage} from './page';
import {readLine} from './read-line';
import {count, emptySummary} from './summary';

async function main([log, target = 'report.html']: readonly string[]) {
  if (!log) throw new Error('Name a log: npm run report -- access.log');
  const started = performance.now();
  const file = createReadStream(log);
  const input = log.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  const summary = emptySummary();
  for await (const line of createInterface({input, crlfDelay: Infinity})) {
    if (!line) continue;
    summary.lines += 1;
    const request = readLine(line);
    if (request) count(summary, request, {baseUrl, isRoute});
    else summary.unread += 1;
  }
  writeFileSync(target, reportPage(summary, routes));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${target}: ${summary.lines} lines in ${seconds} s, at most ${memory} MiB of memory.`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

/**
 * `npm run freshness`: what to review next, oldest first.
 * `npm run freshness -- --online`: which external addresses of the site still answer.
 */
import {readOptions} from '../../lib/options';
import {buildSite} from '../build/build-site';
import {everythingByAge, freshnessLine, REVIEW_DAYS} from './ages';
import {askExternalLinks} from './external-links';

async function listLinks(): Promise<void> {
  await buildSite({ifChanged: true});
  const asked = (await askExternalLinks('build')).sort((a, b) => Number(b.isBroken) - Number(a.isBroken));
  for (const {address, page, status, isBroken} of asked)
    console.log(`${isBroken ? 'broken' : 'ok    '} ${status || 'no answer'}  ${address}  on ${page}`);
  const broken = asked.filter(({isBroken}) => isBroken).length;
  console.log(`\n${asked.length} external addresses, ${broken} broken.`);
  process.exitCode = broken > 0 ? 1 : 0;
}

function listAges(): void {
  const aged = everythingByAge();
  for (const {kind, name, days, isDue} of aged)
    console.log(
      `${isDue ? 'due' : '   '} ${String(days).padStart(5)} of ${REVIEW_DAYS[kind]} days  ${kind.padEnd(6)}  ${name}`,
    );
  console.log(`\n${freshnessLine(aged)}`);
}

const {values} = readOptions({options: {online: {type: 'boolean', default: false}}});
if (values.online) void listLinks();
else listAges();

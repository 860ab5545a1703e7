/** `npm run addresses`: adds the addresses of the built site to the ledger, at each release. None is ever taken out. */
import {writeFileSync} from 'node:fs';
import {LEDGER, publishedAddresses, readLedger} from '../../checks/built/addresses';
import {readSite} from '../../checks/site';

const before = readLedger();
const all = [...new Set([...before, ...publishedAddresses(readSite('build'))])].sort();
writeFileSync(LEDGER, `${all.join('\n')}\n`);
console.log(`${LEDGER}: ${all.length - before.length} new of ${all.length} addresses.`);

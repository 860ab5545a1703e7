/**
 * The ledger of published addresses: sections, problems, rows of tables, and changes that readers may have bookmarked
 * or been sent. A hash that is gone opens the top of a long page without a word, so none disappears. `npm run
 * addresses` adds those of the built site.
 */
import {readFileSync} from 'node:fs';
import {isRoute} from '../../config/routes';
import type {Checker, Page, Site} from '../site';

export const LEDGER = 'content/addresses.txt';

export const readLedger = (): string[] => readFileSync(LEDGER, 'utf8').trim().split(/\r?\n/);

const idsOf = ({document}: Page, selector: string): string[] =>
  document.querySelectorAll(selector).map((element) => element.getAttribute('id')!);

const addressesIn = (pages: readonly Page[], selector: string): string[] =>
  pages.flatMap((page) => idsOf(page, selector).map((id) => `${page.path}#${id}`));

/** What the search and the links beside headings, rows, and changes lead to on the built site. */
export const publishedAddresses = ({pages}: Site): string[] =>
  addressesIn(
    pages.filter(({path}) => isRoute(path)),
    'main :is(h2, h3, h4)[id], main details[id^=problem-], main tr[id], main li[id^=release-]',
  );

const HOW_TO_KEEP =
  'Readers have links to it: give its heading the id back, as in "## Title {#id}", its problem, as in "**Symptom.** {/*#id without problem-*/}", or write <span id="…" /> where its text or row went.';

export const addresses = (ledger: readonly string[]): Checker => ({
  name: 'every published address is still there',
  check: ({pages}) => {
    const known = new Set(addressesIn(pages, '[id]'));
    return ledger.filter((address) => !known.has(address)).map((address) => `${address} is gone. ${HOW_TO_KEEP}`);
  },
});

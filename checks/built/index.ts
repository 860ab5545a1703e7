import type {Checker} from '../site';
import {addresses as ledgerAddresses, readLedger} from './addresses';
import {images, servedButtons, tables, validHtml} from './elements';
import {addresses, robots, uniqueHeads} from './heads';
import {directLinks, links, orphans, sameTab} from './links';
import {markdownPages} from './markdown';
import {readerView} from './reader-view';

/** What holds for every built page, whatever its content. */
export const builtPageCheckers: readonly Checker[] = [
  links,
  directLinks,
  sameTab,
  orphans,
  ledgerAddresses(readLedger()),
  uniqueHeads,
  tables,
  images,
  servedButtons,
  addresses,
  robots,
  markdownPages,
  readerView,
  validHtml,
];

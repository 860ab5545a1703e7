import type {Checker} from '../site';
import {addresses, readLedger} from './addresses';
import {images, servedButtons, tables, validHtml} from './elements';
import {quotationMarks} from './quotation-marks';
import {directLinks, links, orphans, sameTab} from './links';
import {readerView} from './reader-view';

/** What holds for every built page, whatever its content. */
export const builtPageCheckers: readonly Checker[] = [
  links,
  directLinks,
  sameTab,
  orphans,
  addresses(readLedger()),
  tables,
  images,
  servedButtons,
  readerView,
  quotationMarks,
  validHtml,
];

import type {Checker} from '../site';
import {dataFiles, structuredData} from './data-files';
import {images, servedButtons, tables, validHtml} from './elements';
import {addresses, generator, language, robots, title, uniqueHeads} from './heads';
import {directLinks, links, orphans} from './links';
import {machineReaderCheckers} from './machine-readers';
import {pageSet, sitemap} from './routes';
import {shareCards} from './share-cards';
import {wording} from './wording';

/** What holds for every built page, whatever its content. */
export const builtPageCheckers: readonly Checker[] = [
  pageSet,
  wording,
  links,
  directLinks,
  orphans,
  uniqueHeads,
  tables,
  images,
  servedButtons,
  language,
  generator,
  title,
  addresses,
  robots,
  sitemap,
  shareCards,
  dataFiles,
  structuredData,
  ...machineReaderCheckers,
  validHtml,
];

import type {Checker} from '../site';
import {dataFiles, structuredData} from './data-files';
import {directLinks} from './direct-links';
import {addresses, generator, language, robots, title} from './heads';
import {images} from './images';
import {links} from './links';
import {machineReaderCheckers} from './machine-readers';
import {orphans} from './orphans';
import {pageSet} from './page-set';
import {servedButtons} from './served-buttons';
import {shareCards} from './share-cards';
import {sitemap} from './sitemap';
import {tables} from './tables';
import {uniqueHeads} from './unique-heads';
import {wording} from './wording';
import {validHtml} from './valid-html';

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

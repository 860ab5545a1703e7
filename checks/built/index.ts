import type {Checker} from '../site';
import {images, servedButtons, tables, validHtml} from './elements';
import {addresses, generator, language, robots, title, uniqueHeads} from './heads';
import {directLinks, links, orphans} from './links';
import {markdownPages} from './markdown';
import {pageSet, sitemap} from './routes';
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
  markdownPages,
  validHtml,
];

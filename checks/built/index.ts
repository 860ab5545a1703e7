import type {Checker} from '../site';
import {images, servedButtons, tables, validHtml} from './elements';
import {addresses, robots, uniqueHeads} from './heads';
import {directLinks, links, orphans} from './links';
import {markdownPages} from './markdown';

/** What holds for every built page, whatever its content. */
export const builtPageCheckers: readonly Checker[] = [
  links,
  directLinks,
  orphans,
  uniqueHeads,
  tables,
  images,
  servedButtons,
  addresses,
  robots,
  markdownPages,
  validHtml,
];

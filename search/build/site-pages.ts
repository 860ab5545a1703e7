/** The searchable pages of a built site and its synonyms, for both the embedded and the hosted index. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Root} from 'hast';
import {parse} from 'yaml';
import {identity} from '../../config/identity';
import {baseUrl, siteUrl} from '../../config/site-address';
import {readPage, type SearchPage} from '../records/read-page';
import {textOf} from '../../lib/article';
import {elementsOf, findElement, hasClass, parsePage} from '../../lib/html';
import {builtRoute, htmlFiles} from '../../lib/files';
import {readText} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {glossary} from '../../model/glossary';
import type {SynonymRule} from '../engine';
import {idOf, lostQuestions, readQuestionFiles} from './questions';

/** Pages with no content of their own. */
const NOT_SEARCHED = new Set(['/404.html', '/search', '/docs', '/guides', '/pilot']);

const GROUPS: readonly [prefix: string, name: string][] = [
  ['/guides/', 'Guides'],
  ['/pilot/', identity.product],
  ['/docs/', 'Docs'],
];

/** Index pages and the changelog are rarely the best answer; the page itself is. */
function weightOf(path: string): number {
  if (path.includes('/category/')) return 0.6;
  if (['/', '/markdown-page', '/pilot/changelog'].includes(path) || path.startsWith('/pilot/compare/')) return 0.75;
  return 1;
}

/** The heading above a page's hits: its sidebar category, or else its part of the site. */
function groupOf(path: string, tree: Root): string {
  const trail = findElement(tree, hasClass('theme-doc-breadcrumbs'));
  const [, category] = trail ? [...elementsOf(trail)].filter(hasClass('breadcrumbs__item')) : [];
  if (category && !hasClass('breadcrumbs__item--active')(category)) return textOf(category);
  return GROUPS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? identity.documentationTitle;
}

/** Collects the searchable pages of a site with their questions. */
export function collectPages() {
  const questionFiles = readQuestionFiles();
  const pages: SearchPage[] = [];
  const problems = questionFiles.flatMap((file) => file.problems);
  return {
    /** `path` is the route without the base URL. */
    add(path: string, tree: Root): void {
      if (NOT_SEARCHED.has(path)) return;
      const url = siteUrl + baseUrl.slice(0, -1) + path;
      const page = readPage({url, tree, group: groupOf(path, tree), weight: weightOf(path)});
      if (!page) return;
      pages.push(page);
      const file = questionFiles.find(({route}) => route === path);
      if (!file) return;
      for (const section of page.sections)
        section.questions = file.sections.find(({id}) => id === idOf(section))?.questions ?? [];
      problems.push(...lostQuestions(file, page.sections.map(idOf)));
    },
    /** Throws a single error that lists every problem in the question files. */
    pages(): SearchPage[] {
      if (problems.length > 0) throw new UserError(problems.join('\n'));
      return pages;
    },
  };
}

/** The searchable pages of a site that was built before. */
export async function sitePages(outDir: string): Promise<SearchPage[]> {
  const collected = collectPages();
  for (const file of htmlFiles(outDir)) {
    collected.add(builtRoute(file), parsePage(await readFile(join(outDir, file), 'utf8')));
  }
  return collected.pages();
}

/** Maps the words that readers type to the words that the site uses: trade terms, and everyday words. */
export function siteSynonyms(): SynonymRule[] {
  const everyday = parse(readText('search/synonyms.yaml')) as Record<string, string[]>;
  const terms = glossary.map(({term, synonyms}) => ({from: [...synonyms], to: [term]}));
  const words = Object.entries(everyday).map(([word, others]) => ({from: others, to: [word]}));
  return [...terms, ...words].filter(({from}) => from.length > 0);
}

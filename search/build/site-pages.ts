/** The searchable pages of a built site, for both the embedded and the hosted index. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HTMLElement} from 'node-html-parser';
import {identity} from '../../config/identity';
import {baseUrl, siteUrl} from '../../config/site-address';
import {parsePage, readPage, type SearchPage} from '../records';
import {htmlFiles} from '../../lib/html-files';
import {questionsBySection, QuestionsError, readQuestionFiles} from './questions';

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
function groupOf(path: string, document: HTMLElement): string {
  const category = document.querySelector('.theme-doc-breadcrumbs .breadcrumbs__item:not(:first-child)');
  const isOwnTitle = category?.classList.contains('breadcrumbs__item--active') ?? true;
  if (category && !isOwnTitle) return category.textContent.trim();
  return GROUPS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? identity.documentationTitle;
}

/** The head and the main element: nothing else is searched, and on a large site most of a page is its sidebar. */
function searchedPart(html: string): string {
  const parts = /^.*?(?=<body)|<main.*<\/main>/gs;
  return html.match(parts)?.join('') ?? html;
}

/** Throws a single error that lists every problem in the question files. */
export async function sitePages(outDir: string, questionFiles = readQuestionFiles()): Promise<SearchPage[]> {
  const questionsOf = new Map(questionFiles.map((file) => [file.route, file]));
  const pages: SearchPage[] = [];
  const problems: string[] = [];
  for (const {file, path} of await htmlFiles(outDir)) {
    if (NOT_SEARCHED.has(path)) continue;
    // Sequential, so that only one document is in memory at a time.
    const document = parsePage(searchedPart(await readFile(join(outDir, file), 'utf8')));
    const url = siteUrl + baseUrl.slice(0, -1) + path;
    const page = readPage({url, document, group: groupOf(path, document), weight: weightOf(path)});
    if (!page) continue;
    pages.push(page);
    const asked = questionsOf.get(path);
    try {
      const anchors = page.sections.map(({anchor}) => anchor);
      if (asked) questionsBySection(asked, anchors).forEach((own, i) => (page.sections[i]!.questions = own));
    } catch (error) {
      if (!(error instanceof QuestionsError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new QuestionsError(problems);
  return pages;
}

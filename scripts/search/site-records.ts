/** The search records of a built site: the same for the embedded index and for the hosted one. */
import type {HTMLElement} from 'node-html-parser';
import {identity} from '../../config/identity';
import {baseUrl, siteUrl} from '../../config/site-address';
import {cutRecords, parsePage, type SearchRecord} from '../../src/search/records';
import {htmlFiles} from '../build/html-files';
import {questionsByHeading, readQuestionFiles} from './questions';
import {questionWords} from './synonyms';

/** Pages that answer nothing themselves. */
const NOT_SEARCHED = new Set(['/404.html', '/search', '/docs', '/guides', '/pilot']);

const SECTION_NAMES: readonly [prefix: string, name: string][] = [
  ['/guides/', 'Guides'],
  ['/pilot/', identity.product],
  ['/docs/', 'Docs'],
];

/** Indexes and history rarely are the answer; the page itself is. */
function weightOf(path: string): number {
  if (path.includes('/category/')) return 0.6;
  if (['/', '/markdown-page', '/pilot/changelog'].includes(path) || path.startsWith('/pilot/compare/')) return 0.75;
  return 1;
}

/** The top-level heading over a page's hits: its sidebar category, or else its section. */
function sectionOf(path: string, document: HTMLElement): string {
  const category = document.querySelector('.theme-doc-breadcrumbs .breadcrumbs__item:not(:first-child)');
  const isOwnTitle = category?.classList.contains('breadcrumbs__item--active') ?? true;
  if (category && !isOwnTitle) return category.textContent.trim();
  return SECTION_NAMES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? identity.documentationTitle;
}

function keywordsOf(path: string, document: HTMLElement): string[] {
  const content = document.querySelector('meta[name="keywords"]')?.getAttribute('content') ?? '';
  const own = content.split(',').map((keyword) => keyword.trim());
  const all = [...own, ...questionWords(path)].filter(Boolean);
  return [...new Map(all.map((keyword) => [keyword.toLowerCase(), keyword])).values()];
}

export async function siteRecords(outDir: string, read: (file: string) => Promise<string>): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  const questions = new Map(readQuestionFiles().map((file) => [file.route, file]));
  for (const {file, path} of await htmlFiles(outDir)) {
    if (NOT_SEARCHED.has(path)) continue;
    const document = parsePage(await read(file));
    const page = {
      url: siteUrl + baseUrl.slice(0, -1) + path,
      document,
      section: sectionOf(path, document),
      keywords: keywordsOf(path, document),
      weight: weightOf(path),
    };
    // Page by page, so that no more than one document is held in memory.
    const own = cutRecords([page]);
    const asked = questions.get(path);
    const headings = own.filter(({type}) => type !== 'content');
    if (asked)
      questionsByHeading(
        asked,
        headings.map(({type, hierarchy}) => hierarchy[type as 'lvl1']!),
      );
    records.push(...own);
  }
  return records;
}

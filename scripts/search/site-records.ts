/** The search records of a built site: the same for the embedded index and for the hosted one. */
import {parse} from 'node-html-parser';
import {identity} from '../../config/identity';
import {baseUrl, siteUrl} from '../../config/site-address';
import {cutRecords, type BuiltPage, type SearchRecord} from '../../src/search/records';
import {htmlFiles} from '../build/html-files';
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
function sectionOf(path: string, html: string): string {
  const category = parse(html).querySelector('.theme-doc-breadcrumbs .breadcrumbs__item:not(:first-child)');
  const isOwnTitle = category?.classList.contains('breadcrumbs__item--active') ?? true;
  if (category && !isOwnTitle) return category.textContent.trim();
  return SECTION_NAMES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? identity.documentationTitle;
}

function keywordsOf(path: string, html: string): string[] {
  const content = parse(html).querySelector('meta[name="keywords"]')?.getAttribute('content') ?? '';
  const own = content.split(',').map((keyword) => keyword.trim());
  const all = [...own, ...questionWords(path)].filter(Boolean);
  return [...new Map(all.map((keyword) => [keyword.toLowerCase(), keyword])).values()];
}

export async function siteRecords(outDir: string, read: (file: string) => Promise<string>): Promise<SearchRecord[]> {
  const pages: BuiltPage[] = [];
  for (const {file, path} of await htmlFiles(outDir)) {
    if (NOT_SEARCHED.has(path)) continue;
    const html = await read(file);
    pages.push({
      url: siteUrl + baseUrl.slice(0, -1) + path,
      html,
      section: sectionOf(path, html),
      keywords: keywordsOf(path, html),
      weight: weightOf(path),
    });
  }
  return cutRecords(pages);
}

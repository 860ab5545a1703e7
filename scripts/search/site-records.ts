/** The search records of a built site: the same for the embedded index and for the hosted one. */
import {parse} from 'node-html-parser';
import {identity} from '../../config/identity';
import {baseUrl, siteUrl} from '../../config/site-address';
import {cutRecords, type BuiltPage, type SearchRecord} from '../../src/search/records';
import {htmlFiles} from '../build/html-files';

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
  if (path === '/' || path === '/pilot/changelog') return 0.7;
  if (path.startsWith('/pilot/compare/')) return 0.8;
  return 1;
}

/** The top-level heading over a page's hits: its sidebar category, or else its section. */
function sectionOf(path: string, html: string): string {
  const category = parse(html).querySelector('.theme-doc-breadcrumbs .breadcrumbs__item:not(:first-child)');
  const isOwnTitle = category?.classList.contains('breadcrumbs__item--active') ?? true;
  if (category && !isOwnTitle) return category.textContent.trim();
  return SECTION_NAMES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? identity.documentationTitle;
}

function keywordsOf(html: string): string[] {
  const content = parse(html).querySelector('meta[name="keywords"]')?.getAttribute('content') ?? '';
  return content.split(',').map((keyword) => keyword.trim()).filter(Boolean);
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
      keywords: keywordsOf(html),
      weight: weightOf(path),
    });
  }
  return cutRecords(pages);
}

/** Combines the cover, the contents, and all pages of a book into one document, with a running head for each page. */
import {readFileSync} from 'node:fs';
import {serializeOuter} from 'parse5';
import {escapeHtml} from '../../lib/escape-html';
import {identity} from '../../config/identity';
import {baseUrl, siteUrl} from '../../config/site-address';
import {adaptArticle, anchorOf, type Links} from './article';
import {pagesIn, type Group, type Item, type Page, type Section} from './read-site';

export type Book = {
  /** File name without its extension. */
  name: string;
  title: string;
  sections: readonly Section[];
};

export type Entry = {title: string; anchor: string; entries: Entry[]};

const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A book of one section has no parts: its title is on the cover. */
const asGroups = ({sections}: Book): Item[] =>
  sections.length === 1
    ? sections[0]!.items
    : sections.map(({id, title, items}): Group => ({kind: 'group', title, path: `/${id}`, items}));

const anchorOfItem = ({path, title}: Item): string => anchorOf(path ?? `/${title.toLowerCase().replace(/\W+/g, '-')}`);

/** A category whose only page has the same name is listed once. */
const innerItems = (item: Item): Item[] =>
  item.kind === 'page' || item.items.every((inner) => inner.kind === 'page' && inner.title === item.title)
    ? []
    : item.items;

export const contentsOf = (items: readonly Item[]): Entry[] =>
  items.map((item) => ({
    title: item.title,
    anchor: anchorOfItem(item),
    entries: contentsOf(innerItems(item)),
  }));

/** A category's page is replaced by its heading, so links to it go there. */
function collectAnchors(items: readonly Item[], anchors = new Map<string, string>()): Map<string, string> {
  for (const item of items) {
    if (item.path) anchors.set(item.path, anchorOfItem(item));
    if (item.kind === 'group') collectAnchors(item.items, anchors);
  }
  return anchors;
}

const contentsList = (entries: readonly Entry[]): string =>
  `<ol>${entries
    .map(
      ({title, anchor, entries: inner}) =>
        `<li><a href="#${anchor}"><span>${escapeHtml(title)}</span><span data-page-of="${anchor}"></span></a>${inner.length > 0 ? contentsList(inner) : ''}</li>`,
    )
    .join('')}</ol>`;

const firstPage = (item: Item): Page => (item.kind === 'page' ? item : firstPage(item.items[0]!));

type Context = {links: Links; depth: number; trail: readonly string[]; isParted: boolean};

/** A part has its own page; a category's name is above its first page. */
function partsOf(items: readonly Item[], context: Context): string {
  const {links, depth, trail, isParted} = context;
  return items
    .map((item) => {
      const anchor = anchorOfItem(item);
      if (item.kind === 'page') {
        adaptArticle(item.article, item.path, depth, links);
        return `<article id="${anchor}" class="manual-page" style="page: ${anchor}">${serializeOuter(item.article)}</article>`;
      }
      const isPart = isParted && depth === 1;
      const page = isPart ? 'part' : anchorOfItem(firstPage(item));
      const above = trail.slice(isParted ? 1 : 0).map((name) => `${escapeHtml(name)} › `);
      const heading = `<h2 id="${anchor}" aria-level="${depth}" class="manual-${isPart ? 'part' : 'group'}" style="page: ${page}">${isPart ? '' : `<small>${above.join('')}</small>`}${escapeHtml(item.title)}</h2>`;
      return heading + partsOf(item.items, {...context, depth: depth + 1, trail: [...trail, item.title]});
    })
    .join('\n');
}

/** The running head of each page: its parents and its title. */
function headRules(items: readonly Item[], trail: readonly string[]): string {
  return items
    .map((item) =>
      item.kind === 'group'
        ? headRules(item.items, [...trail, item.title])
        : `@page ${anchorOfItem(item)} { @top-left { content: ${cssString(trail.join(' › '))} } @top-right { content: ${cssString(item.title)} } }`,
    )
    .join('\n');
}

function cover({title}: Book, updated: string): string {
  const date = new Date(updated).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  return `<section class="manual-cover"><p class="manual-product">${escapeHtml(identity.product)}</p><p class="manual-title">${escapeHtml(title)}</p><p>${escapeHtml(identity.tagline)}</p><p class="manual-date">As of ${date}. The newest pages are at <a href="${siteUrl}${baseUrl}">${siteUrl}${baseUrl}</a></p></section>`;
}

export function composeBook(book: Book): string {
  const items = asGroups(book);
  const pages = pagesIn(items);
  const isParted = book.sections.length > 1;
  const links: Links = {anchors: collectAnchors(items), site: `${siteUrl}${baseUrl}`.replace(/\/$/, '')};
  const styles = [...new Set(pages.flatMap((page) => page.styles))];
  const updated = pages
    .map((page) => page.updated)
    .sort()
    .at(-1)!;
  const trail = isParted ? [] : [book.title];
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${identity.product}: ${book.title}`)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>
${readFileSync('scripts/manual/manual.css', 'utf8')}
@page { @bottom-left { content: ${cssString(`${identity.product}: ${book.title}`)} } }
${headRules(items, trail)}
/* The address of a page of this site says no more than the name of the link. */
.manual-page .markdown a[href^='${links.site}']::after { content: none }
</style>
</head>
<body>
${cover(book, updated)}
<nav class="manual-contents" aria-labelledby="contents"><h2 id="contents" aria-level="1">Contents</h2>${contentsList(contentsOf(items))}</nav>
<main>${partsOf(items, {links, depth: 1, trail: [], isParted})}</main>
</body>
</html>
`;
}

/** Internal links without a target in the document. */
export function deadLinks(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return [...new Set([...html.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => id!))].filter((id) => !ids.has(id));
}

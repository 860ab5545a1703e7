/** Reads the built site as a book: its sections in sidebar order, each page with its article. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {identity} from '../../config/identity';
import {baseUrl} from '../../config/site-address';
import {articleOf} from '../../plugins/built-pages/markdown';
import {
  elementsOf,
  findElement,
  getAttribute,
  hasClass,
  parsePage,
  textOf,
  type Document,
  type Element,
} from '../../plugins/built-pages/tree';
import {htmlFiles} from '../../lib/html-files';

export type Page = {kind: 'page'; title: string; path: string; updated: string; article: Element; styles: string[]};
/** A category; `path` is the route of its index page, which the book replaces with the pages in it. */
export type Group = {kind: 'group'; title: string; path: string | undefined; items: Item[]};
export type Item = Page | Group;
export type Section = {id: string; title: string; items: Item[]};

const SECTIONS: readonly Pick<Section, 'id' | 'title'>[] = [
  {id: 'docs', title: 'Docs'},
  {id: 'guides', title: 'Guides'},
  {id: 'pilot', title: identity.product},
];

const withoutBase = (href: string): string => `/${href.slice(baseUrl.length)}`;

const children = (parent: Element, tagName: string): Element[] =>
  parent.childNodes.filter((node): node is Element => 'tagName' in node && node.tagName === tagName);

const stylesOf = (document: Document): string[] =>
  [...elementsOf(document)]
    .filter((element) => getAttribute(element, 'rel') === 'stylesheet')
    .flatMap((element) => getAttribute(element, 'href') ?? []);

async function readPage(outDir: string, title: string, path: string): Promise<Page> {
  const document = parsePage(await readFile(join(outDir, path, 'index.html'), 'utf8'));
  const article = articleOf(document);
  if (!article) throw new Error(`${path} has no article.`);
  const time = findElement(document, ({tagName}) => tagName === 'time');
  const updated = ((time && getAttribute(time, 'datetime')) ?? '').slice(0, 10);
  return {kind: 'page', title, path, updated, article, styles: stylesOf(document)};
}

/** A list in the sidebar: links are pages, and categories contain another list. */
async function readList(outDir: string, list: Element): Promise<Item[]> {
  return Promise.all(
    children(list, 'li').map(async (item): Promise<Item> => {
      const link = findElement(item, ({tagName}) => tagName === 'a')!;
      const path = withoutBase(getAttribute(link, 'href')!);
      const inner = findElement(item, ({tagName}) => tagName === 'ul');
      if (!inner) return readPage(outDir, textOf(link), path);
      return {kind: 'group', title: textOf(link), path, items: await readList(outDir, inner)};
    }),
  );
}

/** Every page of a section includes the section's whole sidebar. */
export async function readSection(outDir: string, id: string): Promise<Section> {
  const {title} = SECTIONS.find((section) => section.id === id)!;
  const pages = (await htmlFiles(outDir)).filter(({path}) => path.startsWith(`/${id}/`));
  for (const {file} of pages) {
    const sidebar = findElement(
      parsePage(await readFile(join(outDir, file), 'utf8')),
      hasClass('theme-doc-sidebar-menu'),
    );
    if (sidebar) return {id, title, items: await readList(outDir, sidebar)};
  }
  throw new Error(`${outDir} has no pages below /${id}/. Run \`npm run build\` first.`);
}

export const readSections = (outDir: string): Promise<Section[]> =>
  Promise.all(SECTIONS.map(({id}) => readSection(outDir, id)));

export const pagesIn = (items: readonly Item[]): Page[] =>
  items.flatMap((item) => (item.kind === 'page' ? [item] : pagesIn(item.items)));

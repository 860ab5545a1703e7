/**
 * Writes a Markdown version next to each page (`/docs/cases/overview.md`), plus llms.txt and llms-full.txt for all
 * pages. Facts exist only after rendering, so the text comes from the built HTML.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fromParse5} from 'hast-util-from-parse5';
import type {Root} from 'hast';
import {identity} from '../../../config/identity';
import {PAGES_WITHOUT_TEXT, sectionName} from '../../../config/routes';
import {SECTIONS} from '../../../lib/pages';
import type {BuiltPage, BuiltSite, PageStep} from '../step';
import {
  addAlternate,
  elementsOf,
  findElement,
  getAttribute,
  hasClass,
  textOf,
  type Document,
  type Element,
} from '../tree';
import {reduceArticle} from './article';
import {toMarkdown} from './to-markdown';

type TextPage = {path: string; title: string; description: string; text: string};

/** Pages outside of the sections, such as the home page. */
const START = 'Start';

export const sectionOf = (path: string): string => sectionName(path) ?? START;

export const articleOf = (document: Document): Element | undefined =>
  findElement(document, hasClass('theme-doc-markdown')) ??
  findElement(document, ({tagName}) => tagName === 'article') ??
  findElement(document, ({tagName}) => tagName === 'main');

function metaOf(document: Document, name: string): string {
  const meta = findElement(document, (element) => getAttribute(element, 'name') === name);
  return (meta && getAttribute(meta, 'content')) ?? '';
}

export function titleOf(document: Document): string {
  const title = findElement(document, ({tagName}) => tagName === 'title');
  return (title && textOf(title).split(' | ')[0]!) || identity.documentationTitle;
}

/** `/docs/cases/overview` → `/docs/cases/overview.md`; the home page is `/index.md`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path.replace(/\/$/, '')}.md`;

export async function pageAsMarkdown(article: Element, absolute: (href: string) => string): Promise<string> {
  const tree: Root = {type: 'root', children: [fromParse5(article) as Root['children'][number]]};
  reduceArticle(tree, absolute);
  return toMarkdown(tree);
}

/** One heading, one blockquote, then sections of links, as specified by https://llmstxt.org. */
export function llmsText(pages: readonly TextPage[], addressOf: (path: string) => string): string {
  const names = [...SECTIONS.map((section) => sectionOf(`/${section}/`)), START];
  const sections = names.map((name) => {
    const links = pages
      .filter(({path}) => sectionOf(path) === name)
      .map(({path, title, description}) => `- [${title}](${addressOf(markdownPath(path))}): ${description}`);
    return links.length > 0 ? `## ${name}\n\n${links.join('\n')}\n` : '';
  });
  return [`# ${identity.documentationTitle}\n`, `> ${identity.tagline}\n`, ...sections.filter(Boolean)].join('\n');
}

export function writeMarkdown({props: {outDir, siteConfig, baseUrl}}: BuiltSite): PageStep {
  const pages: TextPage[] = [];
  const addressOf = (path: string) => siteConfig.url + baseUrl.slice(0, -1) + path;

  return {
    name: 'write pages as Markdown',
    async page({path, document}: BuiltPage) {
      const article = articleOf(document);
      if (!article || PAGES_WITHOUT_TEXT.has(path)) return;
      const absolute = (href: string) => new URL(href, addressOf(path)).href;
      const body = await pageAsMarkdown(article, absolute);
      const title = titleOf(document);
      const hasTitle = [...elementsOf(article)].some(({tagName}) => tagName === 'h1');
      const text = `${hasTitle ? '' : `# ${title}\n\n`}${body}\n\nSource: ${addressOf(path)}\n`;
      await writeFile(join(outDir, markdownPath(path)), text);
      addAlternate(document, {type: 'text/markdown', href: baseUrl.slice(0, -1) + markdownPath(path)});
      pages.push({path, title, description: metaOf(document, 'description'), text});
    },
    async finish() {
      pages.sort((a, b) => a.path.localeCompare(b.path, 'en'));
      await writeFile(join(outDir, 'llms.txt'), llmsText(pages, addressOf));
      await writeFile(join(outDir, 'llms-full.txt'), pages.map(({text}) => text).join('\n---\n\n'));
      return `${pages.length} pages`;
    },
  };
}

/**
 * Writes a Markdown version next to each page (`/docs/cases/overview.md`), and for assistants llms.txt, which lists the
 * pages, and llms-full.txt, all of them in one file, for the site and for each of its folders. Facts exist only after
 * rendering, so the text comes from the built HTML.
 */
import {identity} from '../../../config/identity';
import {PAGES_WITHOUT_TEXT, sectionName} from '../../../config/routes';
import {articleOf} from '../../../lib/article';
import {addToHead, element, findMeta, findTag} from '../../../lib/html';
import {SECTIONS} from '../../../lib/pages';
import type {BuiltSite, PageStep} from '../step';
import {toMarkdown} from './to-markdown';

type TextPage = {path: string; title: string; description: string; text: string};

/** `/docs/cases/overview` → `/docs/cases/overview.md`; the home page is `/index.md`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path.replace(/\/$/, '')}.md`;

/** The text of a folder is at most a section or a group of it; the whole site is more than many assistants take. */
const FOLDER_DEPTH = 2;

/** `/docs/system/automations/overview` → `/docs`, `/docs/system`; the indexes of categories are in their section. */
const foldersOf = (path: string): string[] =>
  path
    .replace('/category/', '/')
    .split('/')
    .slice(0, -1)
    .map((_, depth, names) => names.slice(0, depth + 1).join('/'))
    .slice(1, FOLDER_DEPTH + 1);

/** The pages by folder; `''` is the whole site. */
function byFolder(pages: readonly TextPage[]): Map<string, TextPage[]> {
  const folders = new Map<string, TextPage[]>();
  for (const page of pages)
    for (const folder of ['', ...foldersOf(page.path)]) folders.set(folder, [...(folders.get(folder) ?? []), page]);
  return folders;
}

/** One heading, one blockquote, then sections of links, as specified by https://llmstxt.org. */
function llmsText(pages: readonly TextPage[], folders: Iterable<string>, addressOf: BuiltSite['addressOf']): string {
  const section = (name: string, links: string[]) => (links.length > 0 ? [`## ${name}\n\n${links.join('\n')}\n`] : []);
  const sections = [...SECTIONS.map((id) => sectionName(`/${id}/`)), undefined].flatMap((name) =>
    section(
      name ?? 'Start',
      pages
        .filter(({path}) => sectionName(path) === name)
        .map(({path, title, description}) => `- [${title}](${addressOf(markdownPath(path))}): ${description}`),
    ),
  );
  const whole = [...folders].map((folder) => `- [${folder || '/'}](${addressOf(`${folder}/llms-full.txt`)})`);
  const intro = [`# ${identity.documentationTitle}\n`, `> ${identity.tagline}\n`];
  return [...intro, ...sections, ...section('All pages of a folder in one file', whole)].join('\n');
}

export function writeMarkdown({addressOf, write, props: {baseUrl}}: BuiltSite): PageStep {
  const pages: TextPage[] = [];
  return {
    name: 'write pages as Markdown',
    async page({path, title, page}) {
      const article = articleOf(page);
      if (!article || PAGES_WITHOUT_TEXT.has(path)) return;
      const heading = findTag(article, 'h1') ? '' : `# ${title}\n\n`;
      const body = await toMarkdown(article, (href) => new URL(href, addressOf(path)).href);
      const text = `${heading}${body}\n\nSource: ${addressOf(path)}\n`;
      await write(markdownPath(path).slice(1), `> All pages: ${addressOf('/llms.txt')}\n\n${text}`);
      const href = baseUrl.slice(0, -1) + markdownPath(path);
      addToHead(page, element('link', {rel: ['alternate'], type: 'text/markdown', href}));
      const description = String(findMeta(page, 'description')?.properties.content ?? '');
      pages.push({path, title, description, text});
    },
    async finish() {
      pages.sort((a, b) => a.path.localeCompare(b.path, 'en'));
      const folders = byFolder(pages);
      await write('llms.txt', llmsText(pages, folders.keys(), addressOf));
      for (const [folder, own] of folders)
        await write(`${folder}/llms-full.txt`.replace(/^\//, ''), own.map(({text}) => text).join('\n---\n\n'));
      return `${pages.length} pages`;
    },
  };
}

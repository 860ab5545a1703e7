/**
 * Writes a Markdown version next to each page (`/docs/cases/overview.md`), and for assistants llms.txt, which lists the
 * pages, and llms-full.txt, all of them in one file. Facts exist only after rendering, so the text comes from the built
 * HTML.
 */
import {identity} from '../../../config/identity';
import {PAGES_WITHOUT_TEXT, siteSectionName} from '../../../config/routes';
import {articleOf, textOf} from '../../../lib/article';
import {addToHead, makeElement, findMeta, findTag} from '../../../lib/html';
import {SITE_SECTIONS} from '../../../lib/pages';
import type {BuiltSite, PageStep} from '../step';
import {toMarkdown} from './to-markdown';

type TextPage = {path: string; title: string; description: string; text: string};

/** `/docs/cases/overview` → `/docs/cases/overview.md`; the home page is `/index.md`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path.replace(/\/$/, '')}.md`;

/** One heading, one blockquote, then sections of links, as specified by https://llmstxt.org. */
function llmsText(pages: readonly TextPage[], addressOf: BuiltSite['addressOf']): string {
  const section = (name: string, links: string[]) => (links.length > 0 ? [`## ${name}\n\n${links.join('\n')}\n`] : []);
  const sections = [...SITE_SECTIONS.map((id) => siteSectionName(`/${id}/`)), undefined].flatMap((name) =>
    section(
      name ?? 'Start',
      pages
        .filter(({path}) => siteSectionName(path) === name)
        .map(({path, title, description}) => `- [${title}](${addressOf(markdownPath(path))}): ${description}`),
    ),
  );
  const whole = `- [All pages in one file](${addressOf('/llms-full.txt')})`;
  const intro = [`# ${identity.documentationTitle}\n`, `> ${identity.tagline}\n`];
  return [...intro, ...sections, ...section('Optional', [whole])].join('\n');
}

export function writeMarkdown({addressOf, write, props: {baseUrl}}: BuiltSite): PageStep {
  const pages: TextPage[] = [];
  return {
    name: 'write pages as Markdown',
    async page({path, page}) {
      const article = articleOf(page, 'copy');
      if (!article || PAGES_WITHOUT_TEXT.has(path)) return;
      const title = path === '/' ? identity.documentationTitle : textOf(findTag(article, 'h1')!);
      const text = `${await toMarkdown(article, addressOf(path))}\n\nSource: ${addressOf(path)}\n`;
      await write(markdownPath(path).slice(1), `> All pages: ${addressOf('/llms.txt')}\n\n${text}`);
      const href = baseUrl.slice(0, -1) + markdownPath(path);
      addToHead(page, makeElement('link', {rel: ['alternate'], type: 'text/markdown', href}));
      const description = String(findMeta(page, 'description')?.properties.content ?? '');
      pages.push({path, title, description, text});
    },
    async finish() {
      pages.sort((a, b) => a.path.localeCompare(b.path, 'en'));
      await write('llms.txt', llmsText(pages, addressOf));
      await write('llms-full.txt', pages.map(({text}) => text).join('\n---\n\n'));
      return `${pages.length} pages`;
    },
  };
}

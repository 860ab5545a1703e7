/**
 * Finds the mistakes in pages that would stop a build or publish a broken page, each as one sentence with its file and
 * line. `npm run build` and `npm run check` both start here, before the generator sees the pages.
 */
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {routes, sidebarItems} from '../../config/routes';
import {didYouMean} from '../../lib/did-you-mean';
import {findPages, readPage, readText, SITE_SECTIONS, type SiteSection, type WrittenPage} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {nodesIn} from '../../lib/tree';
import {findDrawings, readDrawing} from '../../plugins/figures';
import {frontMatterMistakes, lineOfKey} from '../../plugins/front-matter';
import {isJsx, type Plain, type Props} from '../../plugins/mdx-tree';
import {factsOf} from '../../plugins/model-components';
import {listedTasks} from '../../plugins/page-tasks';
import {lostQuestions, readQuestionFiles} from '../../search/build/questions';
import {noRepeats, mistakeAt, checkPages, type Mistake} from './rule';
import {BRACES, nodesOfType, parseSource, type SourceNode, type SourcePage} from './source-page';

/** What the action gives, or its mistake. */
function attempt<Result>(action: () => Result, mistakes: string[]): Result[] {
  try {
    return [action()];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    mistakes.push(error.message);
    return [];
  }
}

/** All mistakes of the site, or none. A page that can't be read is reported alone: the rest would only repeat it. */
export function siteMistakes(): string[] {
  const unreadable: string[] = [];
  const written = findPages().flatMap((file) => attempt(() => readPage(file), unreadable));
  const pages = written.flatMap((page) => attempt(() => parseSource(page), unreadable));
  const questions = attempt(readQuestionFiles, unreadable).flat();
  // Reading the questions of a page reads its front matter again.
  if (unreadable.length > 0) return [...new Set(unreadable)];
  const drawings: string[] = [];
  for (const file of Object.values(findDrawings())) attempt(() => readDrawing(file), drawings);
  return [
    ...drawings,
    ...checkPages(pages, (page) => [
      ...frontMatterMistakes(page.frontMatter, page.text),
      ...titleMistakes(page),
      ...taskMistakes(page),
      ...calloutMistakes(page),
      ...importMistakes(page),
      ...braceMistakes(page),
      ...addressMistakes(page),
      ...componentMistakes(page),
      ...markMistakes(page),
    ]),
    ...linkMistakes(pages),
    ...copiedPages.check(pages),
    ...samePathMistakes(written),
    ...SITE_SECTIONS.flatMap((siteSection) => sidebarMistakes(siteSection, written)),
    ...questions.flatMap((file) => {
      const page = pages.find(({route}) => route === file.route);
      // The headings of a page written in code are known after the build.
      return [...file.mistakes, ...(page ? lostQuestions(file, ['top', ...page.headings.map(({id}) => id)]) : [])];
    }),
  ];
}

function titleMistakes({headings, frontMatter}: SourcePage): Mistake[] {
  const title = String(frontMatter.title);
  const [first, ...others] = headings.filter(({depth}) => depth === 1);
  if (!first) return [{line: 1, message: `there is no level-1 heading. Write "# ${title}" below the front matter.`}];
  const differs = `the heading "${first.name}" differs from the title "${title}". Make them equal.`;
  return [
    ...(first.name === title ? [] : [{line: first.line, message: differs}]),
    ...others.map(({name, line}) => ({line, message: `"${name}" is a second level-1 heading. Make it "## ${name}".`})),
  ];
}

function taskMistakes({headings, frontMatter, text}: SourcePage): Mistake[] {
  const ids = headings.map(({id}) => id);
  const unknown = listedTasks(frontMatter).filter((id) => !ids.includes(id));
  return unknown.map((id) => ({
    line: lineOfKey('tasks', text),
    message: `"tasks" lists "${id}", which is no section of this page.${didYouMean(id, ids)}`,
  }));
}

const CALLOUT = /^\s*:{3,} *(?!\s|cant-be-undone$|check-first$)(\S.*)$/;

/** Two kinds and no more, so that readers know at a glance what each one means (src/theme/Admonition). */
const calloutMistakes = ({text}: SourcePage): Mistake[] =>
  text.split('\n').flatMap((written, index) => {
    const [, kind] = CALLOUT.exec(written) ?? [];
    const message = `the callout ":::${kind}" isn't known. Write :::cant-be-undone or :::check-first, without a title, or a plain paragraph.`;
    return kind ? [{line: index + 1, message}] : [];
  });

const NO_IMPORTS = 'pages import and export nothing. Leave it out, or add a component to src/theme/MDXComponents.tsx.';

/** What pages use is in one place, and a missing file can't break a page. */
const importMistakes = (page: SourcePage): Mistake[] =>
  nodesOfType(page, 'mdxjsEsm').map((node) => mistakeAt(node, NO_IMPORTS));

const COMMENT = /^\s*\/\*[^]*\*\/\s*$/;

/** Braces are code for MDX, which would show nothing or break the page. */
const braceMistakes = (page: SourcePage): Mistake[] =>
  nodesOfType(page, 'mdxTextExpression', 'mdxFlowExpression')
    .filter(({value = ''}) => !COMMENT.test(value))
    .map((node) => mistakeAt(node, `{${node.value}} is code, which pages don't have. ${BRACES}`));

/** The generator stops at an address that it can't decode, or at a missing picture, and doesn't say where. */
const addressMistakes = (page: SourcePage): Mistake[] =>
  nodesOfType(page, 'image', 'link').flatMap((node) => {
    const message = addressMistake(node, page.file);
    return message ? [mistakeAt(node, message)] : [];
  });

function addressMistake({type, url}: SourceNode, file: string): string | undefined {
  if (!url) return `this ${type} has no address. Write it between the parentheses.`;
  const path = decoded(url);
  if (path === undefined) return `the address ${url} has a "%" that means nothing. Write %25 for a percent sign.`;
  if (type === 'link' || /^\w+:/.test(path)) return undefined;
  const picture = path.startsWith('/') ? `static${path}` : join(dirname(file), path);
  return existsSync(picture) ? undefined : `there is no picture ${picture}. Put it there, or correct its address.`;
}

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

const copiedPages = noRepeats(
  'no two pages have the same title or description',
  ({frontMatter, text}) =>
    ['title', 'description'].map((key) => ({line: lineOfKey(key, text), text: String(frontMatter[key])})),
  (text, place) => `"${text}" is also on the page ${place}. Say what this page is about.`,
);

/** Components that every page may use, and the marks that plugins/closed-sections takes out. */
const WRITTEN = [...readText('src/theme/MDXComponents.tsx').matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name = '']) => name);
const COMPONENTS = new Set([...WRITTEN, 'Rare', 'Open']);

const componentMistakes = (page: SourcePage): Mistake[] =>
  [...nodesIn(page.tree)].filter(isJsx).flatMap((node) => {
    const name = node.name ?? '';
    if (!/^[A-Z]/.test(name) || COMPONENTS.has(name)) return resolved(node).mistakes;
    return [mistakeAt(node, `there is no component <${name}>.${didYouMean(name, COMPONENTS)}`)];
  });

/** Elsewhere, a mark would stay on the page, and the generator would stop without saying where. */
function markMistakes({tree}: SourcePage): Mistake[] {
  const nodes = tree.children ?? [];
  const depthAbove = (node: SourceNode) => nodes[nodes.indexOf(node) - 1]?.depth ?? 0;
  return [...nodesIn(tree)].filter(isJsx).flatMap((node) => {
    if (node.name === 'Rare' && depthAbove(node) < 2)
      return [mistakeAt(node, '<Rare /> is not under a heading. Put it directly below the heading of its section.')];
    if (node.name === 'Open' && depthAbove(node) !== 2)
      return [mistakeAt(node, '<Open /> is not under a "##" heading. Put it directly below that of its section.')];
    return [];
  });
}

type Resolved = {facts: Props | undefined; mistakes: Mistake[]};

/** Every component is resolved once, because some have long tables, but a mistake may be corrected in another file. */
const known = new WeakMap<SourceNode, Resolved>();

function resolved(node: SourceNode): Resolved {
  const result = known.get(node) ?? resolve(node);
  if (result.facts) known.set(node, result);
  return result;
}

function resolve(node: SourceNode): Resolved {
  try {
    return {facts: factsOf(node), mistakes: []};
  } catch (error) {
    // A mistake in a drawing is reported once, with the place in its file, however many pages show it.
    const isReported = node.name === 'Figure' && error instanceof UserError;
    const mistake = mistakeAt(node, `<${node.name}>: ${(error as Error).message}`);
    return {facts: undefined, mistakes: isReported ? [] : [mistake]};
  }
}

/** The facts a component shows, or nothing if it names them wrongly, which is reported as a mistake. */
export const shownFacts = (node: SourceNode): Props | undefined => resolved(node).facts;

/** The ids in facts: of fields, statuses, permissions, releases, and rows of a comparison and their areas. */
function idsIn(facts: Plain): string[] {
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) =>
    typeof value === 'string' && /^id$|Id$/.test(key) ? value : idsIn(value),
  );
}

/** Anchors that the build makes of a page's problems, sources, and closing links. The generator reports wrong ones. */
const MADE_BY_BUILD = /^(?:problem-.+|source-\d+|next|related|what-to-do-now)$/;

/** Anchors of headings, as the generator numbers them, of facts, and of elements with an id. */
function anchorsOf(page: SourcePage): Set<string> {
  const anchors = new Set(page.headings.map(({id}) => id));
  for (const node of [...nodesIn(page.tree)].filter(isJsx)) {
    for (const id of idsIn(shownFacts(node))) anchors.add(id);
    const written = node.attributes?.find(({name}) => name === 'id')?.value;
    if (typeof written === 'string') anchors.add(written);
  }
  return anchors;
}

const isPage = (path: string) => /^\/[^.?]*$/.test(path);

function linkMistakes(pages: readonly SourcePage[]): string[] {
  const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
  const addresses = new Set(routes());
  return checkPages(pages, (page) =>
    nodesOfType(page, 'link').flatMap((link) => {
      const [path = '', anchor] = (link.url ?? '').split('#');
      if (isPage(path) && !addresses.has(path)) {
        const instead = `${didYouMean(path, addresses)} Write the path of a file in content/, without .mdx.`;
        return [mistakeAt(link, `no page has the address ${path}.${instead}`)];
      }
      const ids = anchors.get(path || page.route);
      if (!anchor || !ids || ids.has(anchor) || MADE_BY_BUILD.test(anchor)) return [];
      const instead = `${didYouMean(anchor, ids)} Write the id of one that it has.`;
      return [mistakeAt(link, `${path || 'this page'} has no heading #${anchor}.${instead}`)];
    }),
  );
}

/** Category pages find the summaries of pages by their path in a site section (plugins/site-sections). */
const samePathMistakes = (pages: readonly WrittenPage[]): string[] =>
  pages.flatMap(({file, id}, index) => {
    const other = pages.slice(0, index).find((page) => id && page.id === id);
    return other ? [`${file}:1: ${other.file} has the same path in another site section. Rename one of them.`] : [];
  });

function sidebarMistakes(siteSection: SiteSection, pages: readonly WrittenPage[]): string[] {
  const written = pages.filter((page) => page.siteSection === siteSection);
  const ids = written.map(({id}) => id);
  const listed = sidebarItems(siteSection).flatMap(({type, id}) => (type === 'doc' ? id! : []));
  const file = `sidebars/${siteSection}.ts`;
  const lines = readText(file).split('\n');
  return [
    ...listed
      .filter((id) => !ids.includes(id))
      .map((id) => {
        const line = lines.findIndex((text) => text.includes(`'${id}'`)) + 1;
        // A page of an integration or a competitor is named in the identity.
        const place = line > 0 ? `${file}:${line}` : 'config/identity.ts';
        const page = `${siteSection}/${id}`;
        return `${place}: there is no page content/${page}.mdx.${didYouMean(id, ids)} Write it (npm run new -- page ${page}), or remove it from that file.`;
      }),
    ...written
      .filter(({id}) => !listed.includes(id))
      .map((page) => `${page.file}:1: no sidebar lists this page. Add '${page.id}' to ${file}.`),
  ];
}

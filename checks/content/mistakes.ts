/**
 * Finds the mistakes in pages that would stop a build or publish a broken page. Each is one sentence with its file and line.
 * `npm run build` and `npm run check` both start here, before the generator sees the pages.
 */
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {categoryRoutes, sidebars} from '../../config/routes';
import {didYouMean} from '../../lib/did-you-mean';
import {findPages, readPage, readText, SECTIONS, type SectionId, type WrittenPage} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {nodesIn} from '../../lib/tree';
import {findDrawings, readDrawing} from '../../plugins/figures';
import {frontMatterMistakes} from '../../plugins/front-matter';
import {isJsx} from '../../plugins/mdx-tree';
import {factsOf} from '../../plugins/model-components';
import {tasksOf} from '../../plugins/page-tasks/tasks';
import {lostQuestions, readQuestionFiles} from '../../search/build/questions';
import {noRepeats, mistakeAt, mistakesOn, type Mistake} from './rule';
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
  const parsed = written.flatMap((page) => attempt(() => parseSource(page), unreadable));
  const questions = attempt(readQuestionFiles, unreadable).flat();
  // Reading the questions of a page reads its front matter again.
  if (unreadable.length > 0) return [...new Set(unreadable)];
  const drawings: string[] = [];
  for (const file of Object.values(findDrawings())) attempt(() => readDrawing(file), drawings);
  return [
    ...drawings,
    ...pageMistakes(parsed),
    ...SECTIONS.flatMap((section) => sidebarMistakes(section, sidebars[section], written)),
    ...questions.flatMap((file) => {
      const page = parsed.find(({route}) => route === file.route);
      // The headings of a page written in code are known after the build.
      return [...file.mistakes, ...(page ? lostQuestions(file, ['top', ...page.headings.map(({id}) => id)]) : [])];
    }),
  ];
}

export function pageMistakes(pages: readonly SourcePage[]): string[] {
  const tasks: string[] = [];
  for (const page of pages) attempt(() => tasksOf(page), tasks);
  return [
    ...tasks,
    ...mistakesOn(pages, (page) => [
      ...frontMatterMistakes(page.frontMatter, page.text),
      ...titleMistakes(page),
      ...calloutMistakes(page),
      ...importMistakes(page),
      ...braceMistakes(page),
      ...pictureMistakes(page),
      ...componentMistakes(page),
    ]),
    ...linkMistakes(pages),
    ...copiedPages.check(pages),
  ];
}

function titleMistakes({headings, frontMatter: {title}}: SourcePage): Mistake[] {
  const [first, ...others] = headings.filter(({depth}) => depth === 1);
  if (!first)
    return [{line: 1, message: `there is no level-1 heading. Write "# ${String(title)}" below the front matter.`}];
  const differs = `the heading "${first.name}" differs from the title "${String(title)}". Make them equal.`;
  return [
    ...(first.name === title ? [] : [{line: first.line, message: differs}]),
    ...others.map(({name, line}) => ({line, message: `"${name}" is a second level-1 heading. Make it "## ${name}".`})),
  ];
}

const copiedPages = noRepeats(
  'no two pages have the same title or description',
  ({frontMatter: {title, description}, text}) =>
    [title, description].map((value) => ({
      line: text.split('\n').findIndex((line) => line.includes(String(value))) + 1 || 2,
      text: String(value),
    })),
  (text, place) => `"${text}" is also on the page ${place}. Say what this page is about.`,
);

const CALLOUT = /^\s*:{3,} *(?!\s|cant-be-undone$|check-first$)(\S.*)$/;

/** Two kinds and no more, so that readers know at a glance what each one means (src/theme/Admonition). */
const calloutMistakes = ({text}: SourcePage): Mistake[] =>
  text.split('\n').flatMap((written, index) => {
    const [, kind] = CALLOUT.exec(written) ?? [];
    const message = `the callout ":::${kind}" isn't known. Write :::cant-be-undone or :::check-first, without a title, or a plain paragraph.`;
    return kind ? [{line: index + 1, message}] : [];
  });

/** So that what pages use is in one place, and a missing file can't break one. */
const importMistakes = (page: SourcePage): Mistake[] =>
  nodesOfType(page, 'mdxjsEsm').map((node) =>
    mistakeAt(
      node,
      'pages import and export nothing. Leave it out, or add a component to src/theme/MDXComponents.tsx.',
    ),
  );

const COMMENT = /^\s*\/\*[^]*\*\/\s*$/;

/** Braces are code for MDX, which would show nothing or break the page. */
const braceMistakes = (page: SourcePage): Mistake[] =>
  [...nodesOfType(page, 'mdxTextExpression'), ...nodesOfType(page, 'mdxFlowExpression')]
    .filter(({value = ''}) => !COMMENT.test(value))
    .map((node) => mistakeAt(node, `{${node.value}} is code, which pages don't have. ${BRACES}`));

function decoded(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

const pictureMistakes = (page: SourcePage): Mistake[] =>
  nodesOfType(page, 'image').flatMap((node) => {
    const url = decoded(node.url ?? '');
    if (url === undefined)
      return [mistakeAt(node, `the address ${node.url} has a "%" that means nothing. Write %25 for a percent sign.`)];
    const path = url.startsWith('/') ? `static${url}` : join(dirname(page.file), url);
    const isMissing = !/^\w+:/.test(url) && !existsSync(path);
    return isMissing ? [mistakeAt(node, `there is no picture ${path}. Put it there, or correct its address.`)] : [];
  });

/** Components that every page may use, and the marks that plugins/closed-sections takes out. */
const KNOWN = [...readText('src/theme/MDXComponents.tsx').matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name = '']) => name);
const COMPONENTS = new Set([...KNOWN, 'Rare', 'Open', 'Details', 'Head']);

const componentMistakes = (page: SourcePage): Mistake[] =>
  [...nodesIn(page.tree)].filter(isJsx).flatMap((node) => {
    const name = node.name ?? '';
    const isKnown = !/^[A-Z]/.test(name) || COMPONENTS.has(name);
    const message = `there is no component <${name}>.${didYouMean(name, COMPONENTS)}`;
    return isKnown ? factMistakes(node) : [mistakeAt(node, message)];
  });

/** Every component is resolved once, because some have long tables. */
const resolved = new WeakMap<SourceNode, ReturnType<typeof factsOf>>();

function factMistakes(node: SourceNode): Mistake[] {
  try {
    if (!resolved.has(node)) resolved.set(node, factsOf(node));
    return [];
  } catch (error) {
    // A mistake in a drawing is reported once, with the place in its file, however many pages show it.
    if (node.name === 'Figure' && error instanceof UserError) return [];
    return [mistakeAt(node, `<${node.name}>: ${(error as Error).message}`)];
  }
}

/** The facts a component shows, or nothing if it names them wrongly, which is reported as a mistake. */
export const shownFacts = (node: SourceNode): ReturnType<typeof factsOf> =>
  factMistakes(node).length > 0 ? undefined : resolved.get(node);

/** Heading anchors as the generator numbers them, and anchors from components: fact rows and next steps. */
function anchorsOf(page: SourcePage): Set<string> {
  const anchors = new Set(page.headings.map(({id}) => id));
  for (const node of [...nodesIn(page.tree)].filter(isJsx)) {
    for (const {id} of (shownFacts(node)?.rows ?? []) as {id: string}[]) anchors.add(id);
    if (node.name === 'NextSteps') anchors.add('next-steps');
    const written = node.attributes?.find(({name}) => name === 'id')?.value;
    if (typeof written === 'string') anchors.add(written);
  }
  return anchors;
}

const isPage = (url: string) => /^\/[^.?]*$/.test(url);

function linkMistakes(pages: readonly SourcePage[]): string[] {
  const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
  const routes = new Set(['/', '/search', ...anchors.keys(), ...categoryRoutes]);
  return mistakesOn(pages, (page) =>
    nodesOfType(page, 'link').flatMap((link) => {
      const [path = '', anchor] = (link.url ?? '').split('#');
      if (isPage(path) && !routes.has(path))
        return [
          mistakeAt(
            link,
            `no page has the address ${path}.${didYouMean(path, routes)} Write the path of a file in content/, without .mdx.`,
          ),
        ];
      const known = anchors.get(path || page.route);
      if (!anchor || !known || known.has(anchor)) return [];
      return [
        mistakeAt(
          link,
          `${path || 'this page'} has no heading #${anchor}.${didYouMean(anchor, known)} Write the id of one that it has.`,
        ),
      ];
    }),
  );
}

/** The pages that a sidebar names, at any depth. */
function pagesIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(pagesIn);
  const {type, id, items} = item as {type?: string; id?: string; items?: unknown[]};
  return type === 'doc' ? [id!] : (items ?? []).flatMap(pagesIn);
}

export function sidebarMistakes(section: SectionId, sidebar: object, pages: readonly WrittenPage[]): string[] {
  const written = pages.filter((page) => page.section === section);
  const known = written.map(({id}) => id);
  const named = pagesIn(Object.values(sidebar));
  const file = `sidebars/${section}.ts`;
  const lines = readText(file).split('\n');
  const missing = named.filter((id) => !known.includes(id));
  const unlisted = written.filter(({id}) => !named.includes(id));
  return [
    ...missing.map((id) => {
      const line = lines.findIndex((text) => text.includes(`'${id}'`)) + 1;
      // A page of an integration or a competitor is named in the identity.
      const place = line > 0 ? `${file}:${line}` : 'config/identity.ts';
      return `${place}: there is no page content/${section}/${id}.mdx.${didYouMean(id, known)} Write it (npm run new -- page ${section}/${id}), or remove it from that file.`;
    }),
    ...unlisted.map((page) => `${page.file}:1: no sidebar lists this page. Add '${page.id}' to ${file}.`),
  ];
}

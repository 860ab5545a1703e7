/** What programs read instead of the pages: each page as Markdown, llms.txt, the changelog's feeds, robots.txt. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {baseUrl, siteUrl} from '../../config/site-address';
import {fileChecker, pageChecker, type Checker, type Page, type Site} from '../site';
import {RESULTS, routePages} from './pages';

const CHANGELOG = '/pilot/changelog';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Headings with nothing under them, not even a lower heading. */
function emptySections({children}: Root): string[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const next = children[index + 1];
    const isEmpty = next === undefined || (next.type === 'heading' && next.depth <= node.depth);
    return isEmpty ? [`nothing stands under "${toString(node)}".`] : [];
  });
}

function tableProblems({children: [head, ...rows]}: Table): string[] {
  const columns = head?.children ?? [];
  const isEmpty = (column: number) => rows.every(({children}) => children[column] && toString(children[column]) === '');
  return [
    ...columns
      .filter((cell, column) => toString(cell) && rows.length > 0 && isEmpty(column))
      .map((cell) => `the column "${toString(cell)}" of a table is empty.`),
    ...rows
      .filter(({children}) => children.length !== columns.length)
      .map((row) => `a row has another number of cells than its table: ${toString(row)}`),
  ];
}

export function markdownProblems(text: string): string[] {
  // The last line names the source page; it doesn't count as content of a section.
  const tree = markdown.parse(text.replace(/^Source: .*$/m, ''));
  const titles = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
  const problems = [
    ...(titles.length === 1 ? [] : ['there is not exactly one heading of level 1.']),
    ...emptySections(tree),
  ];
  visit(tree, (node) => {
    if (node.type === 'html') problems.push(`${node.value} is left over from the page.`);
    if (node.type === 'table') problems.push(...tableProblems(node));
    if (node.type === 'strong' && (/^#+ /.test(toString(node)) || node.children.some(({type}) => type === 'strong')))
      problems.push(`headings or bold words are nested: ${toString(node)}`);
  });
  return problems;
}

const markdownFile = ({path}: Page): string => `${path === '/' ? 'index' : path.slice(1)}.md`;

const pagesWithText = (site: Site): Page[] => routePages(site).filter(({path}) => path !== RESULTS);

export const markdownPages = pageChecker(
  'every page is there as Markdown, whole and without HTML',
  async (page, {outDir, files}) => {
    const file = markdownFile(page);
    const link = page.document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href');
    const named = link === `${baseUrl}${file}` ? [] : [`the head names "${link ?? ''}" as its Markdown.`];
    if (!files.includes(file)) return [...named, `${file} is missing.`];
    return [...named, ...markdownProblems(await readFile(join(outDir, file), 'utf8'))];
  },
  pagesWithText,
);

/** Must be one heading, one quotation, then sections that contain only links. */
export function llmsProblems(text: string): string[] {
  const [heading = '', quotation = '', ...rest] = text.split('\n').filter(Boolean);
  return [
    ...(/^# \S/.test(heading) ? [] : ['it does not begin with a heading.']),
    ...(/^> \S/.test(quotation) ? [] : ['no quotation follows the heading.']),
    ...(/^## \S/.test(rest[0] ?? '') ? [] : ['no section follows the quotation.']),
    ...rest
      .filter((line) => !/^(## \S.*|- \[[^\]]+\]\(https:\/\/[^)\s]+\.md\): \S.*)$/.test(line))
      .map((line) => `this is no link to a page with its description: ${line}`),
  ];
}

const addressesIn = (text: string): Set<string> => new Set(text.match(/https:\/\/[^)\s]+(?=\))/g));

export const llmsFile = fileChecker('llms.txt lists every page with its description', 'llms.txt', (text, site) => {
  const listed = addressesIn(text);
  const missing = pagesWithText(site)
    .map((page) => `${siteUrl}${baseUrl}${markdownFile(page)}`)
    .filter((address) => !listed.has(address));
  return [...llmsProblems(text), ...missing.map((address) => `${address} is missing.`)];
});

export const robotsProblems = (text: string): string[] => [
  ...(/^User-agent: \*$/m.test(text) ? [] : ['it speaks to no crawler.']),
  ...(/^Disallow: \S/m.test(text) ? ['it keeps crawlers from pages.'] : []),
  ...(text.includes(`Sitemap: ${siteUrl}${baseUrl}sitemap.xml`) ? [] : ['it does not name the sitemap.']),
];

export const robotsFile = fileChecker(
  'robots.txt lets crawlers in and names the sitemap',
  'robots.txt',
  robotsProblems,
);

const FEED_TYPES = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'];

/** `dataFiles` checks that the feeds parse. */
export const feedLinks = pageChecker(
  'the head of the changelog names a feed of each format',
  ({document}, {files}) =>
    FEED_TYPES.flatMap((type) => {
      const href = document.querySelector(`link[rel=alternate][type="${type}"]`)?.getAttribute('href');
      if (!href) return [`no feed of the type ${type} is named in the head.`];
      return files.includes(href.slice(baseUrl.length)) ? [] : [`the feed ${href} is missing.`];
    }),
  ({pages}) => pages.filter(({path}) => path === CHANGELOG),
);

export const machineReaderCheckers: readonly Checker[] = [markdownPages, llmsFile, robotsFile, feedLinks];

/** What programs read instead of the pages: each page as Markdown, llms.txt, the changelog's feeds, robots.txt. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {baseUrl, siteUrl} from '../../config/site-address';
import type {Checker, Page, Site} from '../site';
import {routePages} from './pages';

const CHANGELOG = '/pilot/changelog';

/** The results page has no text of its own. */
const WITHOUT_MARKDOWN: ReadonlySet<string> = new Set(['/search']);

const FENCE = /^\s*(```|~~~)/;

/** The lines outside code blocks, with code in a line blanked out. */
function proseLines(text: string): string[] {
  let isCode = false;
  return text.split('\n').flatMap((line) => {
    if (FENCE.test(line)) {
      isCode = !isCode;
      return ['```'];
    }
    return isCode ? [] : [line.replace(/(`+).+?\1/g, 'code')];
  });
}

/** `<https://a.example>` and `<a@b.example>` are links of Markdown. */
const htmlTags = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.match(/(?<!\\)<(?:\/|!--)?[a-z][a-z0-9-]*(?=[\s/>])[^>]*>/gi) ?? []);

const levelOf = (line: string): number => /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;

/** Headings with nothing under them, not even a lower heading. */
function emptySections(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim());
  return filled.filter((line, index) => {
    if (levelOf(line) === 0) return false;
    const next = filled[index + 1];
    return next === undefined || (levelOf(next) > 0 && levelOf(next) <= levelOf(line));
  });
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
const isRow = (line = ''): boolean => line.trimStart().startsWith('|');

/** Rows that have another number of cells than the first row of their table. */
function unevenRows(lines: readonly string[]): string[] {
  let wanted = 0;
  return lines.filter((line, index) => {
    if (!isRow(line)) return false;
    if (!isRow(lines[index - 1])) wanted = cellsOf(line).length;
    return cellsOf(line).length !== wanted;
  });
}

/** Heads of columns that are empty in every row of their table. */
function emptyColumns(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    if (!isRow(line) || isRow(lines[index - 1])) return [];
    const end = lines.findIndex((later, place) => place > index && !isRow(later));
    const rows = lines.slice(index + 2, end < 0 ? undefined : end).map(cellsOf);
    const isEmpty = (column: number) => rows.length > 0 && rows.every((cells) => cells[column]?.trim() === '');
    return cellsOf(line).filter((head, column) => head.trim() && isEmpty(column));
  });
}

export function markdownProblems(text: string): string[] {
  const lines = proseLines(text);
  // The last line names the page that the text is from; it fills no section.
  const body = lines.filter((line) => !line.startsWith('Source: '));
  return [
    ...(lines.filter((line) => levelOf(line) === 1).length === 1
      ? []
      : ['there is not exactly one heading of level 1.']),
    ...htmlTags(lines).map((tag) => `${tag} is left over from the page.`),
    ...lines.filter((line) => /^\*\*#|\*\*\*\*/.test(line)).map((line) => `headings or bold words are nested: ${line}`),
    ...emptySections(body).map((heading) => `nothing stands under "${heading}".`),
    ...emptyColumns(lines).map((head) => `the column "${head.trim()}" of a table is empty.`),
    ...unevenRows(lines).map((row) => `a row has another number of cells than its table: ${row}`),
  ];
}

const markdownFile = ({path}: Page): string => `${path === '/' ? 'index' : path.slice(1)}.md`;

export const markdownPages: Checker = {
  name: 'every page is there as Markdown, whole and without HTML',
  check: async (site: Site) => {
    const pages = routePages(site).filter(({path}) => !WITHOUT_MARKDOWN.has(path));
    const problems = pages.map(async (page) => {
      const file = markdownFile(page);
      const link = page.document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href');
      const named = link === `${baseUrl}${file}` ? [] : [`the head names "${link ?? ''}" as its Markdown.`];
      if (!site.files.includes(file)) return [...named, `${file} is missing.`].map((text) => `${page.path}: ${text}`);
      const found = markdownProblems(await readFile(join(site.outDir, file), 'utf8'));
      return [...named, ...found].map((text) => `${page.path}: ${text}`);
    });
    return {inspected: pages.length, problems: (await Promise.all(problems)).flat()};
  },
};

/** One heading, one quotation, then sections of nothing but links. */
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

function fileChecker(name: string, file: string, problemsOf: (text: string, site: Site) => string[]): Checker {
  return {
    name,
    check: async (site) => {
      if (!site.files.includes(file)) return {inspected: 1, problems: [`${file} is missing.`]};
      const text = await readFile(join(site.outDir, file), 'utf8');
      return {inspected: 1, problems: problemsOf(text, site).map((problem) => `${file}: ${problem}`)};
    },
  };
}

const addressesIn = (text: string): Set<string> => new Set(text.match(/https:\/\/[^)\s]+(?=\))/g));

export const llmsFile = fileChecker('llms.txt lists every page with its description', 'llms.txt', (text, site) => {
  const listed = addressesIn(text);
  const missing = routePages(site)
    .filter((page) => !WITHOUT_MARKDOWN.has(page.path))
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

/** That the feeds parse is the matter of `dataFiles`. */
export const feedLinks: Checker = {
  name: 'the head of the changelog names a feed of each format',
  check: ({pages, files}) => {
    const changelog = pages.filter(({path}) => path === CHANGELOG);
    const problems = changelog.flatMap(({document}) =>
      FEED_TYPES.flatMap((type) => {
        const href = document.querySelector(`link[rel=alternate][type="${type}"]`)?.getAttribute('href');
        if (!href) return [`${CHANGELOG}: no feed of the type ${type} is named in the head.`];
        return files.includes(href.slice(baseUrl.length)) ? [] : [`${CHANGELOG}: the feed ${href} is missing.`];
      }),
    );
    return {inspected: changelog.length, problems};
  },
};

export const machineReaderCheckers: readonly Checker[] = [markdownPages, llmsFile, robotsFile, feedLinks];

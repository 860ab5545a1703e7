/** Each page as Markdown, which programs read instead of the page. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {RESULTS} from '../../config/routes';
import {baseUrl} from '../../config/site-address';
import {pageChecker, type Page, type Site} from '../site';
import {routePages} from './pages';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Headings with nothing under them, not even a lower heading. */
function emptySections({children}: Root): string[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const next = children[index + 1];
    const isEmpty = next === undefined || (next.type === 'heading' && next.depth <= node.depth);
    return isEmpty ? [`there is nothing under "${toString(node)}".`] : [];
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
      .map((row) => `a row has a different number of cells than its table: ${toString(row)}`),
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
  'every page has a complete Markdown copy without HTML',
  async (page, {outDir, files}) => {
    const file = markdownFile(page);
    const link = page.document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href');
    const named = link === `${baseUrl}${file}` ? [] : [`the head names "${link ?? ''}" as its Markdown.`];
    if (!files.includes(file)) return [...named, `${file} is missing.`];
    return [...named, ...markdownProblems(await readFile(join(outDir, file), 'utf8'))];
  },
  pagesWithText,
);

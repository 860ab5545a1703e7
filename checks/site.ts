/** The built site as the checkers see it: every page parsed once. */
import {readFile, readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {parse, type HTMLElement} from 'node-html-parser';

export type Page = {
  /** Path on the site: `/docs/cases/overview`, `/404.html`. */
  path: string;
  file: string;
  html: string;
  document: HTMLElement;
};

export type Site = {outDir: string; pages: Page[]; files: string[]};

/** A checker's result: how many things it inspected, and the problems with their fixes. */
export type Outcome = {inspected: number; problems: string[]};
export type Checker = {
  name: string;
  check: (site: Site) => Outcome | Promise<Outcome>;
};

/** A checker that looks at one page at a time; each problem is reported with the page's path. */
export const pageChecker = (
  name: string,
  check: (page: Page, site: Site) => string[] | Promise<string[]>,
  choose = (site: Site) => site.pages,
): Checker => ({
  name,
  check: async (site) => {
    const pages = choose(site);
    const problems = pages.map(async (page) => (await check(page, site)).map((problem) => `${page.path}: ${problem}`));
    return {inspected: pages.length, problems: (await Promise.all(problems)).flat()};
  },
});

function addressOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`;
  return path === '/index.html' ? '/' : path.replace(/\/index\.html$/, '');
}

export function makePage(file: string, html: string): Page {
  return {path: addressOf(file), file, html, document: parse(html, {comment: true})};
}

export async function readSite(outDir: string): Promise<Site> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)));
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => makePage(file, await readFile(join(outDir, file), 'utf8'))),
  );
  return {outDir, files, pages: pages.sort((a, b) => a.path.localeCompare(b.path))};
}

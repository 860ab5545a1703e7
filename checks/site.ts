/** The built site as the checkers see it: every page parsed once. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, type HTMLElement} from 'node-html-parser';
import {builtRoute, filesBelow} from '../lib/files';
import {UserError} from '../lib/user-error';

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
export const pageChecker = (name: string, check: (page: Page) => string[] | Promise<string[]>): Checker => ({
  name,
  check: async ({pages}) => {
    const problems = pages.map(async (page) => (await check(page)).map((problem) => `${page.path}: ${problem}`));
    return {inspected: pages.length, problems: (await Promise.all(problems)).flat()};
  },
});

export function makePage(file: string, html: string): Page {
  return {path: builtRoute(file), file, html, document: parse(html, {comment: true})};
}

export function readSite(outDir: string): Site {
  if (!existsSync(outDir)) throw new UserError(`There is no built site in ${outDir}: run \`npm run build\` first.`);
  const files = filesBelow(outDir);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => makePage(file, readFileSync(join(outDir, file), 'utf8')));
  return {outDir, files, pages: pages.sort((a, b) => a.path.localeCompare(b.path))};
}

/**
 * The built site as the checkers see it: every page parsed once. They ask with selectors, which node-html-parser answers;
 * the build changes pages and writes them again, for which it needs the trees of lib/html.ts.
 */
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

/** Finds mistakes: what is wrong, where, and what to do. */
export type Checker = {name: string; check: (site: Site) => string[] | Promise<string[]>};

/** A checker that looks at one page at a time; each mistake is reported with the page's path. */
export const pageChecker = (name: string, check: (page: Page) => string[] | Promise<string[]>): Checker => ({
  name,
  async check({pages}) {
    const mistakes = pages.map(async (page) => (await check(page)).map((mistake) => `${page.path}: ${mistake}`));
    return (await Promise.all(mistakes)).flat();
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

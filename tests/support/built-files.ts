/** What the build wrote: the files of a page, as its loader lists them, and the generator's own data about the site. */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {Page, Route} from '@playwright/test';

export function builtHtml(path: string): string {
  return readFileSync(join(process.env.SITE_BUILD ?? 'build', path, 'index.html'), 'utf8');
}

function filesNamedBy(attribute: 'data-scripts' | 'data-chunks' | 'data-search', path: string): string[] {
  const files = new RegExp(`${attribute}="([^"]+)"`).exec(builtHtml(path))?.[1]?.split(' ') ?? [];
  if (files.length === 0) throw new Error(`The page ${path} names no ${attribute}.`);
  return files;
}

/** The scripts that every page starts with. */
export const applicationFiles = (path = '/') => filesNamedBy('data-scripts', path);

/** The additional chunks that a page needs. */
export const pageFiles = (path: string) => filesNamedBy('data-chunks', path);

/** The additional files that the first search needs. */
export const searchFiles = (path = '/') => filesNamedBy('data-search', path);

/** The files that only the first page needs: what a navigation from the other page must load. */
export function filesOnlyOf(path: string, other: string): string[] {
  const shared = new Set(pageFiles(other));
  return pageFiles(path).filter((file) => !shared.has(file));
}

/** Routes every request for these files to the handler; call the returned function to stop. */
export async function intercept(
  page: Page,
  files: readonly string[],
  handler: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const isOne = (url: URL) => files.includes(url.pathname);
  await page.route(isOne, handler);
  return () => page.unroute(isOne, handler);
}

/** Fails every request for these files until the returned function is called. */
export const block = (page: Page, files: readonly string[]) => intercept(page, files, (route) => route.abort());

/** A promise that a test resolves when it is ready. */
export function gate(): {opened: Promise<void>; open: () => void} {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return {opened, open: () => open()};
}

/** Holds back requests for these files, or for addresses that match a pattern, until the returned function is called. */
export async function hold(page: Page, files: readonly string[] | string): Promise<() => void> {
  const {opened, open} = gate();
  const answer = async (route: Route) => {
    await opened;
    await route.continue();
  };
  if (typeof files === 'string') await page.route(files, answer);
  else await intercept(page, files, answer);
  return open;
}

const GENERATED = '.docusaurus';

/** The config that the pages were built with. */
export async function generatedConfig(): Promise<DocusaurusConfig> {
  const file = pathToFileURL(resolve(GENERATED, 'docusaurus.config.mjs')).href;
  return ((await import(file)) as {default: DocusaurusConfig}).default;
}

export type DocsVersion = {
  name: string;
  label: string;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  sidebars: Record<string, {link?: {path: string}}>;
};

/** The versions of each docs plugin by its id, for this site or for another folder of generated files. */
export function docsVersions(folder = GENERATED): Record<string, DocsVersion[]> {
  const data = JSON.parse(readFileSync(`${folder}/globalData.json`, 'utf8')) as {
    'docusaurus-plugin-content-docs': Record<string, {versions: DocsVersion[]}>;
  };
  const documentations = Object.entries(data['docusaurus-plugin-content-docs']);
  return Object.fromEntries(documentations.map(([id, {versions}]) => [id, versions]));
}

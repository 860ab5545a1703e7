/** The files of a built page, as its loader lists them; for tests that block or count requests. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
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

/** What a built page makes a browser fetch, and how many bytes are transferred. */
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {baseUrl} from '../../config/site-address';
import type {Page} from '../site';

/** Bytes of a file as the server sends it: the build puts a compressed copy next to it. */
export function sentBytes(outDir: string, address: string): number {
  const file = join(outDir, address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address);
  const compressed = statSync(`${file}.br`, {throwIfNoEntry: false});
  return (compressed ?? statSync(file)).size;
}

/** The values of a URL attribute, such as `href`, of the elements that match a selector. */
export const urlsIn = ({document}: Page, selector: string, attribute: string) =>
  document.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);

/** Fonts and images that a style sheet references; inlined ones are already part of it. */
function namedByStyles(outDir: string, sheets: readonly string[]): string[] {
  return sheets.flatMap((sheet) => {
    const css = readFileSync(join(outDir, sheet.slice(baseUrl.length)), 'utf8');
    return [...css.matchAll(/url\(["']?(?!data:|["'#])([^)"']+)/g)].map((match) => match[1]!);
  });
}

/** The files that load with a page, without any action by the reader. */
export function filesBeforeIntent(page: Page, outDir: string): string[] {
  const sheets = urlsIn(page, 'link[rel="stylesheet"]', 'href');
  return [
    ...sheets,
    ...namedByStyles(outDir, sheets),
    ...urlsIn(page, 'link[rel="icon"]', 'href'),
    ...urlsIn(page, 'link[rel="preload"]', 'href'),
    ...urlsIn(page, 'img:not([loading="lazy"])', 'src'),
    ...urlsIn(page, 'script[src]', 'src'),
  ].filter((address) => !address.startsWith('data:'));
}

/** The files that a page's loader starts the application with. */
export function applicationFiles({document}: Page): string[] {
  const loader = document.querySelector('script[data-scripts]');
  const lists = [loader?.getAttribute('data-scripts'), loader?.getAttribute('data-chunks')];
  return lists.flatMap((list) => list?.split(' ') ?? []).filter(Boolean);
}

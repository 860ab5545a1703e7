/** The pages of this site as Markdown, which the other generators build too. */
import {readFileSync} from 'node:fs';
import {baseUrl, siteUrl} from '../config/site-address';
import {readPages} from '../lib/pages';

export type BenchPage = {route: string; title: string; text: string};

/** Reads the Markdown copies that the build wrote beside the pages. */
export function readMarkdownCopies(build: string): BenchPage[] {
  return readPages(['content']).map(({route, frontMatter}) => {
    const text = readFileSync(`${build}${route}.md`, 'utf8');
    // VitePress would run what is between two braces.
    const plain = text.replaceAll(siteUrl + baseUrl, '/').replaceAll('{{', '{ {');
    return {route, title: String(frontMatter.title), text: plain};
  });
}

/** The pages of each folder, for generators that have their sidebar in a file. */
export function groupPages(pages: readonly BenchPage[]): {name: string; pages: BenchPage[]}[] {
  const folderOf = ({route}: BenchPage) => route.split('/').slice(1, -1).slice(0, 2).join('/');
  return [...new Set(pages.map(folderOf))].map((name) => ({
    name,
    pages: pages.filter((page) => folderOf(page) === name),
  }));
}

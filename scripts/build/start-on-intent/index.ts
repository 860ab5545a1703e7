/** Replaces the generator's script tags by the loader that starts the application on intent. */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readSearchSettings} from '../../../config/search';
import {htmlFiles} from '../html-files';
import type {BuildContext} from '../steps';
import {bundleLoader} from './bundle-loader';
import {readPageFiles} from './page-files';
import {searchFiles} from './search-files';

const SCRIPT_TAG = /<script src="([^"]*\/assets\/js\/(?:runtime|react|main)\.[^"]+)" defer><\/script>/g;
const HEAD_END = /<\/head>/g;

/** A button that is disabled until the application runs could not be pressed before; the loader keeps the press. */
const enableColorToggle = (html: string) =>
  html.replace(/(<button[^>]*class="[^"]*toggleButtonDisabled[^>]*?) disabled(?=[ >])/g, '$1');

type StartedPage = {
  path: string;
  base: string;
  /** Files that the page needs besides the application's, and that the first search needs. */
  chunks: readonly string[];
  search: readonly string[];
  loader: string;
};

export function startOnIntent(html: string, page: StartedPage): string {
  const scripts = [...html.matchAll(SCRIPT_TAG)].map((match) => match[1]!);
  if (scripts.length === 0) throw new Error(`No application script found in ${page.path}; the generator's output has changed.`);
  const home = page.path === page.base ? ' data-home' : '';
  const lists = Object.entries({scripts, chunks: page.chunks, search: page.search});
  const data = lists.map(([name, files]) => `data-${name}="${files.join(' ')}"`).join(' ');
  const tag = `<script ${data} data-base="${page.base}"${home}>${page.loader}</script>`;
  const started = enableColorToggle(html.replace(SCRIPT_TAG, ''));
  if (started.match(HEAD_END)?.length !== 1) throw new Error(`No single head found in ${page.path}; the generator's output has changed.`);
  return started.replace(HEAD_END, (end) => `${tag}${end}`);
}

/** Styles of this page alone would otherwise come with its scripts, which is too late for a document. */
export function linkStyles(html: string, styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.replace(/<link rel="stylesheet"[^>]*>/, (sheet) => `${sheet}${links}`);
}

export async function startPagesOnIntent({outDir}: BuildContext): Promise<string> {
  const base = process.env.BASE_URL ?? '/';
  const loader = await bundleLoader();
  const filesOf = await readPageFiles();
  const search = await searchFiles(outDir, base, readSearchSettings().mode);
  const files = await htmlFiles(outDir);
  for (const {file, path} of files) {
    const address = path === '/' ? base : base.slice(0, -1) + path;
    const {scripts, styles} = filesOf(address);
    const html = linkStyles(await readFile(join(outDir, file), 'utf8'), styles);
    await writeFile(join(outDir, file), startOnIntent(html, {path: address, base, chunks: scripts, search, loader}));
  }
  return `${files.length} pages, loader ${loader.length} bytes`;
}

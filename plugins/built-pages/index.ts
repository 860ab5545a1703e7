/**
 * Post-processes the pages that the generator wrote. Each page is parsed once, and its tree is passed to every step;
 * steps that need the whole site finish after the last page. To add one, write a `PageStep` and list it in steps.ts.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {htmlFiles} from '../../lib/html-files';
import {parsePage, serializePage, type Document} from './tree';

export type BuiltPage = {
  /** Path of the file in the build, such as `docs/cases/overview/index.html`. */
  file: string;
  /** Route without the base URL, such as `/docs/cases/overview`. */
  path: string;
  document: Document;
};

export type BuiltSite = {
  /** What the generator passes to `postBuild`: `outDir`, `baseUrl`, `routes`, `siteConfig`… */
  props: Props;
  /** Replaces a unique placeholder in all pages with text that is known only after the last page. */
  replaceInPages: (placeholder: string, text: string) => void;
};

export type PageStep = {
  name: string;
  /** Called for each page, in the order of the steps; may modify its document. */
  page?: (page: BuiltPage) => void | Promise<void>;
  /** Called once after the last page; returns a short result for the log. */
  finish?: () => string | void | Promise<string | void>;
};

/** Sums up the time of each step over all pages. */
function createTimer() {
  const totals = new Map<string, number>();
  return {
    async time<Result>(name: string, act: () => Result | Promise<Result>): Promise<Result> {
      const started = performance.now();
      const result = await act();
      totals.set(name, (totals.get(name) ?? 0) + performance.now() - started);
      return result;
    },
    log(name: string, result: string | void) {
      const seconds = ((totals.get(name) ?? 0) / 1000).toFixed(1).padStart(6);
      console.log(`${seconds} s    ${name}${result ? `: ${result}` : ''}`);
    },
  };
}

const READING = 'parse and write pages';

export async function processPages(outDir: string, steps: readonly PageStep[], replacements: Map<string, string>) {
  const {time, log} = createTimer();
  const files = await htmlFiles(outDir);
  for (const {file, path} of files) {
    const document = await time(READING, async () => parsePage(await readFile(join(outDir, file), 'utf8')));
    for (const {name, page} of steps) if (page) await time(name, () => page({file, path, document}));
    await time(READING, () => writeFile(join(outDir, file), serializePage(document)));
  }
  for (const {name, finish} of steps) {
    const result = await time(name, () => finish?.());
    log(name, result);
  }
  await time(READING, async () => {
    for (const {file} of files) {
      let html = await readFile(join(outDir, file), 'utf8');
      for (const [placeholder, text] of replacements) html = html.replaceAll(placeholder, () => text);
      await writeFile(join(outDir, file), html);
    }
  });
  log(READING, `${files.length} pages`);
}

export default function builtPages(): Plugin {
  return {
    name: 'built-pages',
    async postBuild(props) {
      // Imported here because the development server never needs the steps or their dependencies.
      const {createSteps} = await import('./steps');
      const replacements = new Map<string, string>();
      const replaceInPages: BuiltSite['replaceInPages'] = (placeholder, text) => replacements.set(placeholder, text);
      await processPages(props.outDir, await createSteps({props, replaceInPages}), replacements);
    },
  };
}

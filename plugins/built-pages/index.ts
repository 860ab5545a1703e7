/**
 * Post-processes the pages that the generator wrote. Each page is parsed once, and its tree is passed to every step;
 * steps that need the whole site finish after the last page. To add one, write a `PageStep` and list it in steps.ts.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {htmlFiles} from '../../lib/html-files';
import type {BuiltSite, PageStep} from './step';
import {parsePage, serializePage} from './tree';

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

/** Parses each page once, and writes it once, after the last step: some steps know their text only then. */
export async function processPages(outDir: string, steps: readonly PageStep[], replacements: Map<string, string>) {
  const {time, log} = createTimer();
  const files = await htmlFiles(outDir);
  const written = new Map<string, string>();
  for (const {file, path} of files) {
    const document = await time(READING, async () => parsePage(await readFile(join(outDir, file), 'utf8')));
    for (const {name, page} of steps) if (page) await time(name, () => page({file, path, document}));
    written.set(file, await time(READING, () => serializePage(document)));
  }
  for (const {name, finish} of steps) {
    const result = await time(name, () => finish?.());
    log(name, result);
  }
  await time(READING, async () => {
    for (const [file, html] of written) {
      const whole = [...replacements].reduce((text, [placeholder, by]) => text.replaceAll(placeholder, () => by), html);
      await writeFile(join(outDir, file), whole);
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

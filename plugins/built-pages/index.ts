/**
 * Post-processes the pages that the generator wrote. Each page is parsed once, and its tree is passed to every step;
 * steps that need the whole site finish after the last page. To add one, write a `PageStep` and list it here.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {builtRoute, htmlFiles} from '../../lib/files';
import {parsePage, serializePage} from '../../lib/html';
import {searchIndexStep} from '../../search/build/index-step';
import {writeFeed} from './feed';
import {writeHeaders} from './headers';
import {writeMarkdown} from './markdown';
import {startOnIntent} from './start-on-intent';
import type {BuiltSite, PageStep} from './step';
import {trimStyles} from './styles';

/** Each step sees the changes of the previous ones. Hashing scripts and trimming styles must come last. */
const createSteps = async (site: BuiltSite): Promise<PageStep[]> => [
  writeMarkdown(site),
  writeFeed(site),
  await startOnIntent(site),
  searchIndexStep(site),
  trimStyles(site),
  writeHeaders(site),
];

/** Parses each page once, and writes it once, after the last step: some steps know their text only then. */
async function processPages(props: Props): Promise<void> {
  const {outDir, baseUrl, siteConfig} = props;
  const replacements: [placeholder: string, text: string][] = [];
  const steps = await createSteps({
    props,
    addressOf: (path) => siteConfig.url + baseUrl.slice(0, -1) + path,
    async write(file, content) {
      await mkdir(dirname(join(outDir, file)), {recursive: true});
      await writeFile(join(outDir, file), content);
    },
    replaceInPages: (...replacement) => void replacements.push(replacement),
  });
  const written = new Map<string, string>();
  for (const file of htmlFiles(outDir)) {
    const path = builtRoute(file);
    const page = parsePage(await readFile(join(outDir, file), 'utf8'));
    for (const step of steps) await step.page?.({path, page});
    written.set(file, serializePage(page));
  }
  for (const {name, finish} of steps) {
    const result = await finish?.();
    console.log(`            ${name}${result ? `: ${result}` : ''}`);
  }
  for (const [file, html] of written) {
    const whole = replacements.reduce((page, [placeholder, text]) => page.replaceAll(placeholder, () => text), html);
    await writeFile(join(outDir, file), whole);
  }
}

export default (): Plugin => ({name: 'built-pages', postBuild: processPages});

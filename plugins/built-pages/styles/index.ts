/** Trims the site's style sheet to what its pages and scripts can use, and renames it after its new content hash. */
import {createHash} from 'node:crypto';
import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {BuiltSite, PageStep} from '../step';
import {elementsOf, getAttribute, setAttribute, type Document} from '../tree';
import {trimSheet} from './trim-sheet';
import {addNamesOfPage, addNamesOfScript, addVariablesOfSheet, noNames} from './used-names';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
const read = (...path: string[]) => readFile(join(...path), 'utf8');

async function filesIn(folder: string, extension: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(extension)).map((file) => join(folder, file));
}

/** `styles.1a2b3c4d.css`, with a content hash, because browsers cache it forever. */
const nameFor = (file: string, css: string) =>
  file.replace(/\.[0-9a-f]+\.css$/, `.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`);

/** Placeholder for the file name until the content is known. */
const PLACEHOLDER = 'styles.trimmed.css';

/**
 * When a chunk needs this style sheet, the bundler's runtime requests it by its original name. It first compares that
 * name with the `data-href` of existing links, and so does not request a file that no longer exists.
 */
function keepFirstName(document: Document): void {
  for (const link of elementsOf(document)) {
    const href = link.tagName === 'link' ? (getAttribute(link, 'href') ?? '') : '';
    if (!/\/styles\.[0-9a-f]+\.css$/.test(href)) continue;
    setAttribute(link, 'data-href', href);
    setAttribute(link, 'href', href.replace(/[^/]+$/, PLACEHOLDER));
  }
}

export function trimStyles({props: {outDir}, replaceInPages}: BuiltSite): PageStep {
  const used = noNames();
  return {
    name: 'trim styles',
    page({document}) {
      addNamesOfPage(document, used);
      keepFirstName(document);
    },
    async finish() {
      const sheets = await filesIn(join(outDir, 'assets/css'), '.css');
      const [sheet, ...others] = sheets.filter((file) => basename(file).startsWith('styles.'));
      if (!sheet || others.length > 0) throw new Error('There is not one style sheet for all pages.');
      for (const script of await filesIn(join(outDir, 'assets/js'), '.js')) addNamesOfScript(await read(script), used);
      // Style sheets that load later stay untrimmed: their names are in scripts, which have content hashes too.
      for (const other of sheets) if (other !== sheet) addVariablesOfSheet(await read(other), used);
      const before = await read(sheet);
      const after = await trimSheet(before, used);
      const trimmed = nameFor(sheet, after);
      await rm(sheet);
      await writeFile(trimmed, after);
      replaceInPages(PLACEHOLDER, basename(trimmed));
      return `${inKiB(before.length)} to ${inKiB(after.length)}`;
    },
  };
}

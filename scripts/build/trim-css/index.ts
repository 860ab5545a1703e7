/** Trims the site's style sheet to what its pages and scripts can use, and names it by its new content. */
import {createHash} from 'node:crypto';
import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {parse} from 'node-html-parser';
import {htmlFiles} from '../html-files';
import type {BuildContext} from '../steps';
import {trimSheet} from './trim-sheet';
import {addNamesOfPage, addNamesOfScript, addNamesOfSheet, noNames, type UsedNames} from './used-names';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
const read = (...path: string[]) => readFile(join(...path), 'utf8');

async function filesOf(folder: string, extension: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(extension)).map((file) => join(folder, file));
}

/** `styles.1a2b3c4d.css` with the hash of its content, because browsers keep it for ever under its name. */
const nameFor = (file: string, css: string) =>
  file.replace(/\.[0-9a-f]+\.css$/, `.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`);

type Sources = {pages: readonly string[]; scripts: readonly string[]; otherSheets: readonly string[]};

async function readUsedNames({pages, scripts, otherSheets}: Sources): Promise<UsedNames> {
  const used = noNames();
  for (const page of pages) addNamesOfPage(parse(await read(page)), used);
  for (const script of scripts) addNamesOfScript(await read(script), used);
  for (const sheet of otherSheets) addNamesOfSheet(await read(sheet), used);
  return used;
}

async function renameIn(pages: readonly string[], before: string, after: string): Promise<void> {
  for (const page of pages) await writeFile(page, (await read(page)).replaceAll(before, after));
}

export async function trimCss({outDir}: BuildContext): Promise<string> {
  const pages = (await htmlFiles(outDir)).map(({file}) => join(outDir, file));
  const scripts = await filesOf(join(outDir, 'assets/js'), '.js');
  const sheets = await filesOf(join(outDir, 'assets/css'), '.css');
  const [sheet, ...others] = sheets.filter((file) => /[\\/]styles\.[0-9a-f]+\.css$/.test(file));
  if (!sheet || others.length > 0) throw new Error('There is not one style sheet for all pages; the generator’s output has changed.');
  // The sheets of parts that load later stay as they are: their names stand in scripts, which are named by their content too.
  const used = await readUsedNames({pages, scripts, otherSheets: sheets.filter((file) => file !== sheet)});
  const before = await read(sheet);
  const after = trimSheet(before, used);
  const trimmed = nameFor(sheet, after);
  await writeFile(trimmed, after);
  await rm(sheet);
  await renameIn(pages, basename(sheet), basename(trimmed));
  return `${inKiB(before.length)} to ${inKiB(after.length)}`;
}

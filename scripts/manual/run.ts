/** `npm run manual`: prints the whole documentation and each section as PDFs, from the built site. */
import '../../lib/report-errors';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {chromium} from '@playwright/test';
import {MANUAL_LIST, MANUAL_PATH, MANUAL_STATIC_FOLDER, type ManualFile, type ManualList} from '../../config/manual';
import {sourceFingerprint} from '../build/fingerprint';
import {prepareBrowser} from '../test/browser';
import {booksOf} from './books';
import {printBook} from './print';

const OUT_DIR = resolve('build');

async function main() {
  const fingerprint = sourceFingerprint();
  await prepareBrowser();
  const browser = await chromium.launch({executablePath: process.env.CHROME_PATH, args: ['--no-sandbox']});
  const books = await booksOf(OUT_DIR);
  rmSync(MANUAL_STATIC_FOLDER, {recursive: true, force: true});
  const files: ManualFile[] = [];
  for (const [index, {name, title, readBook}] of books.entries()) {
    const started = performance.now();
    console.log(`${index + 1}/${books.length}  ${name}.pdf …`);
    const {pdf, facts} = await printBook(browser, OUT_DIR, await readBook());
    const path = `${MANUAL_PATH}/${name}.pdf`;
    const file = join(MANUAL_STATIC_FOLDER, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, pdf);
    files.push({title, path: `/${path}`, pages: facts.pages, bytes: pdf.length});
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`     ${file}: ${facts.pages} pages, ${(pdf.length / 2 ** 20).toFixed(1)} MiB, in ${seconds} s`);
  }
  await browser.close();
  writeFileSync(MANUAL_LIST, JSON.stringify({fingerprint, files} satisfies ManualList));
}

void main();

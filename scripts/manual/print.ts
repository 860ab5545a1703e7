/** Prints a book in the browser, twice: page numbers in the contents are known only after the first pass. */
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {baseUrl} from '../../config/site-address';
import {composeBook, deadLinks, type Book} from './compose';
import {readPdf, type PdfFacts} from './read-pdf';

/** This host does not exist: the route handler below serves the book and the styles of the site. */
const ORIGIN = 'http://manual.invalid';
const ADDRESS = `${ORIGIN}${baseUrl}manual`;

export type PrintedBook = {pdf: Buffer; facts: PdfFacts};

const printOnce = (page: Page): Promise<Buffer> =>
  page.pdf({preferCSSPageSize: true, printBackground: true, outline: true, tagged: true});

const numberContents = (page: Page, places: ReadonlyMap<string, number>): Promise<void> =>
  page.evaluate((numbers) => {
    for (const entry of document.querySelectorAll<HTMLElement>('[data-page-of]'))
      entry.textContent = String(numbers[entry.dataset.pageOf!]);
  }, Object.fromEntries(places));

export async function printBook(browser: Browser, outDir: string, book: Book): Promise<PrintedBook> {
  const html = composeBook(book);
  const dead = deadLinks(html);
  if (dead.length > 0) throw new Error(`${book.name}: links lead nowhere in it: ${dead.join(', ')}.`);
  const page = await browser.newPage();
  try {
    await page.route('**/*', (route) => {
      const {href, pathname} = new URL(route.request().url());
      if (href === ADDRESS) return route.fulfill({contentType: 'text/html', body: html});
      return route.fulfill({path: join(outDir, pathname.slice(baseUrl.length))});
    });
    await page.goto(ADDRESS);
    const {places} = await readPdf(await printOnce(page));
    await numberContents(page, places);
    const pdf = await printOnce(page);
    const facts = await readPdf(pdf);
    const moved = [...places].filter(([name, number]) => facts.places.get(name) !== number);
    if (moved.length > 0)
      throw new Error(`${book.name}: the contents moved ${moved.map(([name]) => name).join(', ')}.`);
    return {pdf, facts};
  } finally {
    await page.close();
  }
}

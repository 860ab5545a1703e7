/** The smallest section as a PDF, generated like `npm run manual` and read like a PDF viewer would. */
import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import {booksOf} from '../scripts/manual/books';
import {contentsOf} from '../scripts/manual/compose';
import {printBook} from '../scripts/manual/print';
import {openPdf} from '../scripts/manual/read-pdf';

test.setTimeout(180_000);

test('a section becomes a tagged PDF with bookmarks, true page numbers, and links that lead somewhere', async ({
  browser,
}) => {
  const outDir = resolve(process.env.SITE_BUILD ?? 'build');
  const plan = (await booksOf(outDir)).find(({name}) => name === 'guides')!;
  const book = await plan.readBook();
  const entries = contentsOf(book.sections[0]!.items);
  const {pdf, facts} = await printBook(browser, outDir, book);

  expect(facts.isTagged).toBe(true);
  expect(facts.pages).toBeGreaterThan(4);
  const bookmarks = facts.outline.filter(({level}) => level === 1).map(({title}) => title);
  expect(bookmarks).toEqual(['Contents', ...entries.map(({title}) => title)]);
  expect(facts.outline.filter(({level}) => level === 2).length).toBeGreaterThan(10);

  const document = await openPdf(pdf);
  const textOf = async (number: number) => {
    const {items} = await (await document.getPage(number)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  };
  const contents = (await textOf(2)).replace(/\s+/g, ' ');
  for (const {title, anchor} of entries) {
    const number = facts.places.get(anchor)!;
    expect(contents).toContain(`${title} ${number}`);
    // Once as the title and once in the page header.
    expect((await textOf(number)).split(title).length).toBeGreaterThan(2);
    expect(await textOf(number + 1)).toContain(title);
  }

  let inside = 0;
  for (let number = 1; number <= facts.pages; number += 1) {
    for (const {dest, url} of await (await document.getPage(number)).getAnnotations()) {
      if (typeof dest === 'string') {
        inside += 1;
        expect(facts.places.has(dest), dest).toBe(true);
      } else expect(url).toMatch(/^(https|mailto):/);
    }
  }
  expect(inside).toBeGreaterThan(entries.length);
  await document.destroy();
});

import {DESKTOP, engines, expect, PHONE, test, visit, type Reader} from './support';

const PAGE = '/docs/cases/overview';
const isReady = () => document.activeElement?.matches('dialog[open] input') ?? false;
const firstHit = () => document.querySelector<HTMLAnchorElement>('dialog[open] [role=option] a')?.href;

async function openSearch(page: Reader): Promise<void> {
  await page.press('/');
  await page.until(isReady);
}

for (const name of engines) {
  test.describe(name, () => {
    test('answers letter by letter, and never shows the answer to an earlier word', async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, PAGE);
      await openSearch(page);
      for (const letters of ['re', 'mak', 'e']) await page.type(letters);
      await page.until(() =>
        [...document.querySelectorAll('dialog[open] mark')].some((mark) => /remake/i.test(mark.textContent)),
      );
      expect(await page.run(() => document.querySelector<HTMLInputElement>('dialog[open] input')!.value)).toBe(
        'remake',
      );
      expect(await page.complaints()).toEqual([]);
    });

    test('Enter before the hits opens the first hit of what was typed', async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, PAGE);
      await openSearch(page);
      await page.type('bulk imports');
      await page.press('Enter');
      await page.until(() => location.pathname === '/docs/system/bulk-imports/overview');
    });

    test('a chosen hit is a recent search after a reload', async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, PAGE);
      await openSearch(page);
      await page.type('pricelist');
      await page.until(firstHit);
      await page.press('Enter');
      await page.until(() => location.pathname !== '/docs/cases/overview');
      await page.open(PAGE);
      await openSearch(page);
      expect(await page.until(firstHit)).toContain('/docs/');
      expect(await page.run(() => document.querySelector('dialog[open]')!.textContent)).toContain('Recent');
    });

    test('fills a phone, leaves the page where it was, and gives the focus back', async ({browsers}) => {
      const page = await visit(await browsers(name), PHONE, PAGE);
      await page.run(() => scrollTo({top: 900, behavior: 'instant'}));
      const before = await page.run(() => Math.round(scrollY));
      await page.click('button', 'Search');
      await page.until(isReady);
      const box = await page.run(() => {
        const {left, width} = document.querySelector('dialog[open]')!.getBoundingClientRect();
        return {left, width, viewport: innerWidth};
      });
      expect(box).toMatchObject({left: 0, width: box.viewport});
      await page.press('Escape');
      await page.until(() => !document.querySelector('dialog[open]'));
      expect(await page.run(() => Math.round(scrollY))).toBe(before);
    });

    test('back and forward go through pages that were found', async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, PAGE);
      await openSearch(page);
      await page.type('tax areas');
      await page.until(firstHit);
      await page.press('Enter');
      await page.until(() => location.pathname === '/docs/financials/tax-areas');
      await page.back();
      await page.until(() => location.pathname === '/docs/cases/overview' && document.querySelector('h1'));
      await page.forward();
      await page.until(() => location.pathname === '/docs/financials/tax-areas' && /tax areas/i.test(document.title));
      expect(await page.complaints()).toEqual([]);
    });
  });
}

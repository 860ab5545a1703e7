import {DESKTOP, expect, PHONE, test, visit, type Reader} from '../support';

const PAGE = '/docs/cases/overview';

async function openSearch(page: Reader): Promise<void> {
  await page.press('/');
  await page.until(() => document.activeElement?.matches('dialog[open] input'));
}

const firstHit = (page: Reader) =>
  page.until(() => document.querySelector<HTMLAnchorElement>('dialog[open] a[role=option]')?.href);

/** The message in the dialog, and what is announced of it. */
const told = (page: Reader, text: string) =>
  page.until((wanted) => document.querySelector('dialog[open] [role=status]')?.textContent === wanted && wanted, text);

const heading = (page: Reader, path: string, text: string) =>
  page.until(
    (pathname, title) => location.pathname === pathname && document.querySelector('h1')?.textContent === title,
    path,
    text,
  );

export function search(name: string): void {
  test('answers letter by letter, and shows the answer to the last one', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page);
    const typed = [...'remake'].map((_, end, letters) => letters.slice(0, end + 1).join(''));
    for (const query of typed) {
      await page.type(query.at(-1)!);
      await page.until(
        (wanted) =>
          [...document.querySelectorAll('dialog[open] mark')].some((mark) =>
            mark.textContent.toLowerCase().startsWith(wanted),
          ),
        query.slice(0, 2),
      );
    }
    await page.until(() =>
      [...document.querySelectorAll('dialog[open] mark')].some((mark) => /^remake/i.test(mark.textContent)),
    );
    expect(await page.run(() => document.querySelector<HTMLInputElement>('dialog[open] input')!.value)).toBe('remake');
    expect(await page.complaints()).toEqual([]);
  });

  test('Enter before the hits opens the first hit of what was typed', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page);
    await page.type('bulk imports');
    await page.press('Enter');
    await page.until(() => location.pathname === '/docs/system/bulk-imports/overview');
  });

  test('arrow keys move through the hits, and the input names the chosen one', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page);
    await page.type('invoice');
    await firstHit(page);
    const chosen = () =>
      page.run(() => {
        const id = document.activeElement!.getAttribute('aria-activedescendant');
        const option = id && document.getElementById(id);
        return [id, option && option.getAttribute('aria-selected')];
      });
    await expect.poll(chosen).toEqual(['search-hit-0', 'true']);
    await page.press('ArrowDown');
    await expect.poll(chosen).toEqual(['search-hit-1', 'true']);
    await page.press('ArrowUp');
    await expect.poll(chosen).toEqual(['search-hit-0', 'true']);
  });

  test('says that nothing was found', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page);
    await page.type('qqqqzz');
    await told(page, 'No results for "qqqqzz"');
    expect(await page.complaints()).toEqual([]);
  });

  test('a chosen hit is a recent search after a reload, and can be removed', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page);
    await page.type('pricelist');
    await firstHit(page);
    await page.press('Enter');
    await page.until(() => location.pathname !== '/docs/cases/overview');
    await page.open(PAGE);
    await openSearch(page);
    const recent = await page.until(
      () => document.querySelector<HTMLAnchorElement>('dialog[open] section[aria-label=Recent] a')?.href,
    );
    expect(recent).toContain('/docs/');
    await page.click('dialog[open] button', 'Remove this search from history');
    await page.until(() => document.querySelector('dialog[open]')!.textContent.includes('No recent searches'));
    expect(await page.complaints()).toEqual([]);
  });

  test('fills a phone, leaves the page where it was, and gives the focus back', async ({browsers}) => {
    const page = await visit(await browsers(name), PHONE, PAGE);
    await page.run(() => scrollTo({top: 900, behavior: 'instant'}));
    await page.until(() => scrollY === 900);
    await page.press('/');
    await page.until(() => document.activeElement?.matches('dialog[open] input'));
    const box = await page.run(() => {
      const {left, width} = document.querySelector('dialog[open]')!.getBoundingClientRect();
      return {left, width, viewport: document.documentElement.clientWidth};
    });
    expect(box).toMatchObject({left: 0, width: box.viewport});
    await page.press('Escape');
    await page.until(() => !document.querySelector('dialog[open]') && scrollY === 900);
    await page.click('button', 'Search');
    await page.until(() => document.activeElement?.matches('dialog[open] input'));
    await page.press('Escape');
    await page.until(() => document.activeElement?.matches('.search-button'));
    expect(await page.complaints()).toEqual([]);
  });

  test('back and forward go through pages that were found', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page);
    await page.type('tax areas');
    await firstHit(page);
    await page.press('Enter');
    await heading(page, '/docs/financials/tax-areas', 'Tax areas');
    await page.back();
    await heading(page, PAGE, 'Cases');
    await page.forward();
    await heading(page, '/docs/financials/tax-areas', 'Tax areas');
    // A file that was on its way when the reader left is no complaint; WebKit reports it when it brings the page back.
    expect((await page.complaints()).filter((complaint) => !complaint.startsWith('error: http'))).toEqual([]);
  });

  test('the results page answers its address, and a changed query', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, '/search?q=invoice');
    await page.until(() => document.querySelector<HTMLAnchorElement>('main article a')?.href);
    await page.click('main input[type=search], main form input');
    await page.type(' qqqqzz');
    await page.until(() => new URLSearchParams(location.search).get('q') === 'invoice qqqqzz');
    expect(await page.complaints()).toEqual([]);
  });
}

import {DESKTOP, expect, PHONE, test, visit, type Reader} from '../support';

const PAGE = '/docs/cases/overview';

async function openSearch(page: Reader, how: 'its button' | 'Control+k' | '/' = '/'): Promise<void> {
  if (how === 'its button') await page.click('button', 'Search');
  else await page.press(how);
  await page.until(() => document.activeElement?.matches('dialog[open] input'));
}

const firstHit = (page: Reader) =>
  page.until(() => document.querySelector<HTMLAnchorElement>('dialog[open] a[role=option]')?.href);

const query = (page: Reader) => page.run(() => document.querySelector<HTMLInputElement>('dialog[open] input')!.value);

/** Waits for the dialog's status message. */
const told = (page: Reader, text: string) =>
  page.until((wanted) => document.querySelector('dialog[open] [role=status]')?.textContent === wanted && wanted, text);

const heading = (page: Reader, path: string, text: string) =>
  page.until(
    (pathname, title) => location.pathname === pathname && document.querySelector('h1')?.textContent === title,
    path,
    text,
  );

export function search(name: string): void {
  test('opens by a slash, answers letter by letter, shows the answer to the last one, and says when there is none', async ({
    browsers,
  }) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page);
    const typed = [...'remake'].map((_, end, letters) => letters.slice(0, end + 1).join(''));
    for (const text of typed) {
      await page.type(text.at(-1)!);
      await page.until(
        (wanted) =>
          [...document.querySelectorAll('dialog[open] mark')].some((mark) =>
            mark.textContent.toLowerCase().startsWith(wanted),
          ),
        text.slice(0, 2),
      );
    }
    await page.until(() =>
      [...document.querySelectorAll('dialog[open] mark')].some((mark) => /^remake/i.test(mark.textContent)),
    );
    expect(await query(page)).toBe('remake');
    await page.type('qqzz');
    await told(page, 'No results for "remakeqqzz"');
    expect(await page.complaints()).toEqual([]);
  });

  test('opens by Ctrl+K, and Enter before the hits opens the first hit of what was typed', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page, 'Control+k');
    await page.type('bulk imports');
    await page.press('Enter');
    await page.until(() => location.pathname === '/docs/system/bulk-imports/overview');
    expect(await page.complaints()).toEqual([]);
  });

  test('opens by its button, arrow keys move through the hits, and the input names the chosen one', async ({
    browsers,
  }) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await openSearch(page, 'its button');
    await page.type('invoice');
    expect(await firstHit(page)).toContain('/docs/');
    expect(await query(page)).toBe('invoice');
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
    expect(await page.complaints()).toEqual([]);
  });

  test('a chosen hit is a recent search after a reload, can be removed, and back and forward go through it', async ({
    browsers,
  }) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    const find = async () => {
      await openSearch(page);
      await page.type('tax areas');
      await firstHit(page);
      await page.press('Enter');
      await heading(page, '/docs/financials/tax-areas', 'Tax areas');
    };
    await find();
    await page.open(PAGE);
    await openSearch(page);
    const recent = await page.until(
      () => document.querySelector<HTMLAnchorElement>('dialog[open] section[aria-label=Recent] a')?.href,
    );
    expect(recent).toContain('/docs/financials/tax-areas');
    await page.click('dialog[open] button', 'Remove this search from history');
    await page.until(() => document.querySelector('dialog[open]')!.textContent.includes('No recent searches'));
    await page.press('Escape');
    await page.until(() => !document.querySelector('dialog[open]'));
    expect(await page.complaints()).toEqual([]);

    await find();
    await page.back();
    await heading(page, PAGE, 'Cases');
    await page.forward();
    await heading(page, '/docs/financials/tax-areas', 'Tax areas');
    // A request aborted when the reader left is not an error; WebKit reports it when it restores the page.
    expect((await page.complaints()).filter((complaint) => !complaint.startsWith('error: http'))).toEqual([]);
  });

  test('fills a phone, leaves the page where it was, and gives the focus back', async ({browsers}) => {
    const page = await visit(await browsers(name), PHONE, PAGE);
    await page.run(() => scrollTo({top: 900, behavior: 'instant'}));
    await page.until(() => scrollY === 900);
    await openSearch(page);
    const box = await page.run(() => {
      const {left, width} = document.querySelector('dialog[open]')!.getBoundingClientRect();
      return {left, width, viewport: document.documentElement.clientWidth};
    });
    expect(box).toMatchObject({left: 0, width: box.viewport});
    await page.press('Escape');
    await page.until(() => !document.querySelector('dialog[open]') && scrollY === 900);
    await openSearch(page, 'its button');
    await page.press('Escape');
    await page.until(() => document.activeElement?.matches('.search-button'));
    expect(await page.complaints()).toEqual([]);
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

/** What readers see: line length, the opening of the home page, tables on a phone, disclosures, and paper. */
import type {Locator} from '@playwright/test';
import {REFERENCE_PAGE} from './support/screens';
import {savedSearch, storeBeforeOpening, storeKey} from './support/search-modal';
import {expect, idle, test} from './support/site';

const IMPORTS = '/docs/system/bulk-imports/overview';
const ROW = '#column-doctors-license-number';

/** From the bottom of one element to the top of another. */
async function spaceBetween(above: Locator, below: Locator): Promise<number> {
  const {y, height} = (await above.boundingBox())!;
  return (await below.boundingBox())!.y - y - height;
}

test('a line of text has at most 74 characters, also on a wide screen, where it is larger', async ({page}) => {
  for (const [path, width, least] of [
    [REFERENCE_PAGE, 1280, 17],
    ['/pilot/welcome/why-pilot', 1440, 18],
    ['/markdown-page', 1920, 19],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.goto(path);
    const size = await page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize));
    expect(size, path).toBeGreaterThanOrEqual(least);
    const widths = await page
      // Who can do a task is a list of names, in one line where there is room.
      .locator('.markdown > p:not([data-search=skip], .who-can)')
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(text).fontSize)),
      );
    // In this typeface, a character is about half as wide as the font size.
    expect(Math.max(...widths), path).toBeLessThan(37);
  }
});

test('on a wide screen, the button of the announcement is above the end of the navbar', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 1080});
  await page.goto(REFERENCE_PAGE);
  const close = (await page.locator('.theme-announcement-bar button').boundingBox())!;
  const inner = (await page.locator('.navbar__inner').boundingBox())!;
  expect(close.x).toBeLessThan(inner.x + inner.width);
});

test('the changelog’s lists of choices take a finger, and its first release is in the first screen', async ({page}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 800],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.goto('/pilot/changelog');
    const lists = page.getByRole('main').getByRole('combobox');
    await expect(lists).toHaveCount(3);
    for (const list of await lists.all()) expect((await list.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect(page.locator('li[data-area]').first()).toBeInViewport({ratio: 1});
  }
});

test('a category lists the pages of its groups by name, and their tasks are on the page of the group', async ({
  page,
}) => {
  await page.goto('/docs/category/system');
  const group = page.locator('article article').filter({has: page.getByRole('heading', {name: 'Automations'})});
  await expect(group.getByRole('listitem').first()).toHaveText('Automations');
  await expect(group.locator('li a[href*="#"]')).toHaveCount(0);
  await group.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/category\/automations$/);
  await expect(page.locator('article article li a[href*="#"]').first()).toBeVisible();
});

test('on a phone, the bar names the section in view, not one before it whose closed part is longer', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(REFERENCE_PAGE);
  const bar = page.locator('.toc-mobile summary');
  await page
    .locator('#how-cases-reach-your-lab')
    .evaluate((first) => scrollBy(0, first.getBoundingClientRect().top - 200));
  await idle(page);
  await expect(bar, 'above the first section').toHaveAttribute('data-section', '');
  const heading = page.locator('#copy-a-case');
  // In steps, as a finger scrolls.
  for (const top of [400, 100, -100, -200]) {
    await heading.evaluate((element, to) => scrollBy(0, element.getBoundingClientRect().top - to), top);
    await idle(page);
  }
  await expect(page.getByRole('heading', {name: 'Keep a try-in’s pan in use'})).toBeHidden();
  await expect(bar).toHaveAttribute('data-section', 'Copy a case');
});

test('after a jump that passes headings, the bar still names the section in view', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(REFERENCE_PAGE);
  const bar = page.locator('.toc-mobile summary');
  await expect(bar).toHaveAttribute('data-section', '');
  await page.locator('#copy-a-case').evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top + 200);
  });
  await expect(bar).toHaveAttribute('data-section', 'Copy a case');
  await page.keyboard.press('Home');
  await expect(bar).toHaveAttribute('data-section', '');
});

test('a section that says who can do it or is a stage, and no other, is a ticket with a perforated edge', async ({
  page,
}) => {
  for (const path of [REFERENCE_PAGE, '/docs/customers/client-portal', '/guides/outsourcing']) {
    await page.goto(path);
    const sections = await page.locator('.markdown').evaluate((text) => {
      const found: {heading: string; isTicket: boolean; has: string[]}[] = [];
      for (const element of text.children) {
        if (element.matches(':is(h2, h3), details:has(> summary > :is(h2, h3))')) {
          const isTicket = getComputedStyle(element).borderTopStyle === 'dotted';
          found.push({heading: element.textContent, isTicket, has: [element.tagName]});
        } else if (element.matches('.who-can')) found.at(-1)?.has.push('who');
      }
      return found;
    });
    const isTask = (heading: string, has: string[]) =>
      heading.startsWith('Stage ') || ['H2', 'who'].every((part) => has.includes(part));
    expect(
      sections.filter(({heading, isTicket, has}) => isTicket !== isTask(heading, has)),
      path,
    ).toEqual([]);
    expect(new Set(sections.map(({isTicket}) => isTicket)).size, path).toBe(2);
  }
});

test('the home page says what it is, searches, and leads on in its first screen', async ({page}) => {
  await page.goto('/');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    const opening = page.locator('main header');
    await expect(opening.getByText('dental labs')).toBeInViewport({ratio: 1});
    await expect(opening.getByRole('searchbox')).toBeInViewport({ratio: 1});
    for (const link of await opening.getByRole('link').all()) await expect(link).toBeInViewport({ratio: 1});
    // On a phone, the picture comes after what readers do.
    if (width > 996) await expect(opening.getByRole('figure')).toBeInViewport({ratio: 0.9});
    // The numbers of the teeth must be large enough to read.
    const heights = await opening
      .locator('svg[role=img] text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(10);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('the rule for a status is found by the search, and a saved search ends before its buttons', async ({
    page,
    modal,
  }) => {
    const long = 'A page with a title that is far longer than any telephone is wide';
    await storeBeforeOpening(page, {[storeKey('recent')]: JSON.stringify([savedSearch(long, REFERENCE_PAGE)])});
    await page.goto('/');
    await modal.open();
    const saved = modal.saved('Recent').filter({hasText: long});
    const text = (await saved.getByText(long).boundingBox())!;
    expect(text.width).toBeGreaterThan(100);
    expect(text.x + text.width).toBeLessThanOrEqual((await saved.getByRole('button').first().boundingBox())!.x);

    await modal.input.fill('statuses of a case');
    await modal.hits.first().click();
    await expect(page).toHaveURL(/\/docs\/cases\/overview/);
    const row = page.getByRole('row').filter({hasText: /^On Hold/});
    await row.scrollIntoViewIfNeeded();
    expect((await row.boundingBox())!.width).toBeLessThanOrEqual(390);
    await expect(row).toContainText(/Live/);
  });

  test('see what EasyRx says about billing: three taps and at most two screens from home', async ({page}) => {
    const scrolled = () => page.evaluate(() => scrollY);
    const tap = async (link: Locator) => {
      await link.scrollIntoViewIfNeeded();
      const before = await scrolled();
      await link.tap();
      return before;
    };
    await page.goto('/');
    const first = await tap(page.getByRole('link', {name: 'Compare', exact: true}));
    await expect(page).toHaveURL(/\/pilot\/category\/compare/);
    const second = await tap(page.locator('main').getByRole('link', {name: 'EasyRx', exact: true}));
    await expect(page).toHaveURL(/\/pilot\/compare\/easyrx/);
    expect(first + second).toBeLessThanOrEqual(2 * 844);
    await page.getByText('Not found in what we read').tap();
    await expect(page.locator('li:has(#billing)')).toBeVisible();
    await page.goto('/pilot/compare/easyrx#compare-invoices');
    await expect(page.locator('#compare-invoices')).toBeInViewport();
  });

  test('why a lab would buy it is one tap away, with the demo and a drawn screen in the first screen', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.locator('main');
    await main.getByRole('link', {name: 'Why Pilot'}).tap();
    await expect(page).toHaveURL(/\/pilot\/welcome\/why-pilot$/);
    await expect(main.getByRole('link', {name: 'Request a demo'}).first()).toBeInViewport({ratio: 1});
    await expect(main.getByRole('figure').first()).toBeInViewport({ratio: 0.5});
  });

  test('the part of the home page for buyers is shown under its whole heading', async ({page}) => {
    await page.goto('/#choosing-a-system');
    const heading = page.getByRole('heading', {name: 'Choosing a system for your lab?'});
    await expect(heading).toBeInViewport({ratio: 1});
    expect(await spaceBetween(page.locator('.navbar'), heading)).toBeGreaterThan(0);
  });

  test('see both sides of a row of a comparison at once, and what only one has', async ({page}) => {
    await page.goto('/pilot/compare/dlcpm#compare-accounting');
    const row = page.getByRole('row').filter({hasText: 'Accounting'}).first();
    await row.scrollIntoViewIfNeeded();
    const cells = row.getByRole('cell');
    await expect(cells).toHaveText([/^Syncs with .*Not in Pilot: QuickBooks Desktop/, /QuickBooks Desktop/]);
    const boxes = await Promise.all((await cells.all()).map(async (cell) => (await cell.boundingBox())!));
    for (const {x, width} of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    const bottom = Math.max(...boxes.map(({y, height}) => y + height));
    expect(bottom - Math.min(...boxes.map(({y}) => y))).toBeLessThanOrEqual(844);
  });

  test('read what each role can do: marks in fixed places, below names that stay in view', async ({page}) => {
    await page.goto('/docs/users/roles-and-permissions#permission-financials-payments');
    const matrix = page.getByRole('table', {name: /what a role can do/});
    const cells = matrix.locator('#permission-financials-payments td');
    await expect(cells).toHaveText(['VCUD', '–', '–', '–', '–', 'VCUD', 'V']);
    for (const cell of await cells.all()) {
      const {x, width} = (await cell.boundingBox())!;
      expect(width, 'room for two marks beside each other').toBeGreaterThanOrEqual(24);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    const head = matrix.getByRole('columnheader', {name: 'Read only'});
    await expect.poll(() => spaceBetween(head, cells.last())).toBeGreaterThanOrEqual(0);
    await matrix.locator('tr').last().scrollIntoViewIfNeeded();
    await expect(head).toBeInViewport({ratio: 1});
    await expect.poll(() => spaceBetween(page.locator('.toc-mobile'), head)).toBeGreaterThanOrEqual(-2);
  });

  test('find any page in the menu of the home page, and see which section is on screen', async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.getByLabel('Pages in Cases').tap();
    // The second one: the first is the category's.
    await page.locator('#menu').getByRole('link', {name: 'Cases', exact: true}).nth(1).tap();
    await expect(page).toHaveURL(REFERENCE_PAGE);
    await page.goto(`${REFERENCE_PAGE}#put-a-case-on-hold`);
    await expect(page.locator('.toc-mobile summary')).toHaveAttribute('data-section', 'Put a case on hold');
    // The bar never covers the opening of a page, not even where the first section begins high on a tablet.
    await page.setViewportSize({width: 768, height: 1024});
    await page.goto('/pilot/compare/dlcpm');
    await expect(page.locator('.toc-mobile summary')).toHaveAttribute('data-section', '');
    await expect(page.locator('.toc-mobile')).toBeHidden();
    await page
      .locator('article h2')
      .first()
      .evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('.toc-mobile')).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`disclosures, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled});

    test('one opens for a link into it, and another by a press', async ({page}) => {
      await page.goto(IMPORTS + ROW);
      await expect(page.locator(ROW)).toBeInViewport();
      const statuses = page.locator('main details', {hasText: 'Import statuses'}).last();
      await statuses.locator('summary').click();
      await expect(statuses.getByRole('table')).toBeVisible();
    });

    test('a rare task is closed under its name and number of steps, and opens for a link to it', async ({page}) => {
      await page.goto('/docs/customers/client-portal');
      const task = page.locator('details', {has: page.getByRole('heading', {name: 'Set up a DSO'})});
      await expect(task.locator('summary')).toHaveText(/corporate login\s*6 steps$/);
      await expect(task.getByRole('listitem').first()).toBeHidden();
      await page.locator('.markdown a[href$="#choose-a-portal-account-type"]').click();
      await expect(page.getByRole('row').filter({hasText: 'Office group'})).toBeVisible();
      await page.goto('/docs/customers/client-portal#set-up-a-dsos-corporate-login');
      await expect(task.getByRole('listitem').first()).toBeInViewport();
      const below = () => spaceBetween(page.locator('.navbar'), task.getByRole('heading'));
      await expect.poll(below, 'its name is below the navbar').toBeGreaterThanOrEqual(0);
    });
  });
}

test('a disclosure opens for words the browser looks for, a followed link, and a hit', async ({
  page,
  started,
  modal,
}) => {
  await page.goto(`${IMPORTS}#:~:text=Accented%20letters%20turned`);
  await expect(page.getByText('Accented letters turned')).toBeInViewport();

  await started('/docs/category/cases');
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address, textContent: 'Into a row'});
    document.querySelector('main')!.prepend(link);
  }, IMPORTS + ROW);
  await page.getByRole('link', {name: 'Into a row'}).click();
  await expect(page.locator(ROW)).toBeInViewport();
  await page.goBack();

  await modal.openAndType('zip codes lost their first zero');
  await expect(modal.hits.first()).toContainText(/zip codes/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bulk-imports/);
  await expect(page.getByText('ZIP codes lost their first zero')).toBeInViewport();
});

const CHROME = [
  ...['.theme-announcement-bar', '.navbar', '.theme-doc-sidebar-container', '.theme-doc-breadcrumbs', '.footer'],
  ...['.theme-doc-toc-desktop', '.theme-doc-toc-mobile', '.theme-back-to-top-button', '.pagination-nav'],
  ...['.hash-link', 'form', '[class*="skipToContent"]'],
].join(', ');

test.describe('on Letter paper', () => {
  /** 8.5 inches minus the margins, at 96 pixels per inch. */
  test.use({viewport: {width: 624, height: 954}});

  test('a page is its text, tables, and figures, in black on white, within the margins', async ({page, started}) => {
    for (const path of [
      '/',
      REFERENCE_PAGE,
      '/guides/outsourcing',
      '/pilot/compare/dlcpm',
      '/pilot/changelog',
      '/markdown-page',
      IMPORTS,
    ]) {
      await page.emulateMedia({media: 'screen'});
      await started(path);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      await expect(page.locator(CHROME).filter({visible: true}), path).not.toHaveCount(0);
      await page.emulateMedia({media: 'print'});
      await expect(page.locator(CHROME).filter({visible: true}), path).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
      await expect(page.getByRole('button').filter({hasText: /Copy/, visible: true}), path).toHaveCount(0);
      const tooWide = await page.locator('main :is(table, figure)').evaluateAll((found) =>
        found
          .filter((element) => {
            const {left, right} = element.getBoundingClientRect();
            const sheet = (element.closest('.markdown') ?? document.body).getBoundingClientRect();
            return element.checkVisibility() && (left < sheet.left - 1 || right > sheet.right + 1);
          })
          .map(({outerHTML}) => outerHTML.slice(0, 120)),
      );
      expect(tooWide, path).toEqual([]);
      await expect(page.locator('body'), path).toHaveCSS('color', 'rgb(29, 32, 38)');
      if (path === REFERENCE_PAGE) {
        await expect(page.locator('figure').first()).toBeVisible();
        const step = page.locator('.markdown > ol > li').first();
        const indent = await step.evaluate((item) => Number.parseFloat(getComputedStyle(item).paddingLeft));
        const number = await step.evaluate((item) => Number.parseFloat(getComputedStyle(item, '::before').width));
        expect(number, 'a number stays clear of its step').toBeLessThan(indent);
      }
      // Every column of an import, though the disclosure around them is closed on screen.
      const columns = page.locator('[id^="column-doctors-"]');
      if (path !== IMPORTS) continue;
      await expect(columns.filter({visible: true})).toHaveCount(4);
      await page.setViewportSize({width: 1280, height: 912});
      const {width} = (await page.getByRole('article').boundingBox())!;
      expect(width, 'the text uses all of a wide sheet').toBeGreaterThan(0.85 * 1280);
    }
  });

  test('a comparison goes on to the next sheet between rows', async ({page}) => {
    await page.goto('/pilot/compare/dlcpm');
    await page.emulateMedia({media: 'print'});
    const kept = await page
      .locator('main table:has(#compare-scanners)')
      .locator('tbody tr')
      .evaluateAll(
        (rows) =>
          rows.slice(1).filter((row, index) => {
            const before = getComputedStyle(rows[index]!).breakAfter;
            return [before, getComputedStyle(row).breakBefore].includes('avoid');
          }).length / rows.length,
      );
    expect(kept).toBeLessThan(0.5);
  });

  test('a long page takes at most ten sheets, and a section of it one, with its address', async ({page}) => {
    const sheets = async () => (await page.pdf({preferCSSPageSize: true})).toString('latin1').match(/\/Type \/Page\b/g);
    await page.setViewportSize({width: 1280, height: 900});
    // A figure above every section.
    await page.goto('/docs/cases/overview#figure-case-page');
    await expect(page.locator('.table-of-contents__link--active')).toHaveText('How cases reach your lab');
    await page.goto('/docs/cases/overview#put-a-case-on-hold');
    expect((await sheets())!.length).toBeLessThanOrEqual(10);
    await expect(page.locator('.table-of-contents__link--active')).toHaveText('Put a case on hold');
    await page.evaluate(() => (window.print = () => {}));
    await page.getByRole('button', {name: 'Print this section'}).click();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.print-card')).toContainText('/docs/cases/overview#put-a-case-on-hold');
    await expect(page.getByRole('heading', {name: 'Put a case on hold'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Create a remake'})).toBeHidden();
    // Afterward, the page is whole again.
    expect(await sheets()).toHaveLength(1);
    await expect(page.locator('.print-card')).toHaveCount(0);
  });
});

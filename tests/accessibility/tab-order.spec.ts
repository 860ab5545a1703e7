/** Tab reaches everything in reading order, and the focus indicator is always visible. */
import {showIn} from '../support/axe';
import {focusEach, unseen, walkWithTab} from '../support/focus';
import {REFERENCE_PAGE} from '../support/screens';
import {SearchModal} from '../support/search-modal';
import {expect, startApplication, test} from '../support/site';

const PAGES = ['/', '/docs/users/users', '/docs/category/integrations', '/pilot/compare/dlcpm', '/pilot/changelog'];

// Presses hundreds of keys, one after another.
test.slow();

for (const path of PAGES) {
  test(`${path}, and the focus is seen in both modes`, async ({page, started}) => {
    await started(path);
    await showIn(page, 'light');
    const {stops, expected} = await walkWithTab(page);
    const order = Array.from({length: expected}, (_, place) => place);
    expect(stops.map(({place}) => place)).toEqual(order);
    expect(unseen(stops)).toEqual([]);
    // The order is the same in dark mode; only the colors differ.
    await showIn(page, 'dark');
    const inTheDark = await focusEach(page);
    expect(inTheDark.map(({place}) => place)).toEqual(order);
    expect(unseen(inTheDark)).toEqual([]);
  });
}

test('the results page', async ({page}) => {
  await page.goto('/search?q=sintering+furnace');
  await startApplication(page);
  // Less than a page of hits: otherwise more would load along the way.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1?\d documents found$/);
  const {stops, expected} = await walkWithTab(page);
  expect(stops.map(({place}) => place)).toEqual(Array.from({length: expected}, (_, place) => place));
  expect(unseen(stops)).toEqual([]);
});

test('the search modal keeps the focus while it is open, and every stop in it is seen', async ({page, started}) => {
  await started(REFERENCE_PAGE);
  const modal = await new SearchModal(page).openAndType('invoice');
  await expect(modal.hits.first()).toBeVisible();
  const {stops, expected} = await walkWithTab(page, '[role="dialog"]');
  // Starts at the input, whose form shows the focus indicator, and wraps around to it.
  expect(stops.map(({place}) => place)).toEqual(Array.from({length: expected}, (_, turn) => (turn + 1) % expected));
  expect(unseen(stops.slice(0, -1))).toEqual([]);
  await expect(modal.input).toBeFocused();
});

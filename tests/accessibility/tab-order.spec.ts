/** Everything is reached with Tab, in the order in which it is read, and shows that it has the focus. */
import {showIn} from '../support/axe';
import {focusEach, unseen, walkWithTab} from '../support/focus';
import {REFERENCE_PAGE} from '../support/screens';
import {SearchModal} from '../support/search-modal';
import {expect, startApplication, test} from '../support/site';

const PAGES = ['/', '/docs/users/users', '/docs/category/integrations', '/pilot/compare/dlcpm', '/pilot/changelog'];

// Hundreds of keys, one after the other.
test.slow();

for (const path of PAGES) {
  test(`${path}, and the focus is seen in both modes`, async ({page, started}) => {
    await started(path);
    await showIn(page, 'light');
    const {stops, expected} = await walkWithTab(page);
    const order = Array.from({length: expected}, (_, place) => place);
    expect(stops.map(({place}) => place)).toEqual(order);
    expect(unseen(stops)).toEqual([]);
    // The order is the same in the dark; only the colors are not.
    await showIn(page, 'dark');
    const inTheDark = await focusEach(page);
    expect(inTheDark.map(({place}) => place)).toEqual(order);
    expect(unseen(inTheDark)).toEqual([]);
  });
}

test('the results page', async ({page}) => {
  await page.goto('/search?q=sintering+furnace');
  await startApplication(page);
  // Fewer hits than a page of them: more would be added on the way.
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
  // It starts at the input, which shows the focus by the frame around its form, and comes back to it.
  expect(stops.map(({place}) => place)).toEqual(Array.from({length: expected}, (_, turn) => (turn + 1) % expected));
  expect(unseen(stops.slice(0, -1))).toEqual([]);
  await expect(modal.input).toBeFocused();
});

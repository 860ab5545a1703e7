/** A saved search shows its text next to its buttons, however long the text and however narrow the screen. */
import {savedSearch, SearchModal, storeBeforeOpening, storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

test.use({viewport: {width: 360, height: 740}});

test('the text of a saved search ends before its buttons', async ({page, started}) => {
  const long = 'A page with a title that is far longer than any telephone is wide';
  await storeBeforeOpening(page, {[storeKey('recent')]: JSON.stringify([savedSearch(long, '/docs/cases/overview')])});
  await started('/');
  const modal = await new SearchModal(page).open();
  const saved = modal.saved('Recent').filter({hasText: long});
  const text = (await saved.getByText(long).boundingBox())!;
  const button = (await saved.getByRole('button').first().boundingBox())!;
  expect(text.width).toBeGreaterThan(100);
  expect(text.x + text.width).toBeLessThanOrEqual(button.x);
});

/** 1. What the product does and for whom. */
import {expect, test} from '../support/site';

const pageOfEachSection = ['/pilot/welcome/quick-start', '/docs/cases/overview', '/guides/outsourcing'];

test('1.6 pages offer no form but the search, and send nothing but questions for files', async ({page, started}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  for (const path of ['/', '/search?q=case', ...pageOfEachSection]) {
    await started(path);
    await expect(page.locator('form:not([role=search]), [contenteditable=true]'), path).toHaveCount(0);
  }
  expect(sent).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {outgoingLinks} from './outgoing-links';

test('does not count the same page twice, the page itself, other sites and the related pages', async () => {
  const page = `# A page

See [search](/docs/cases/search), [its views](/docs/cases/search#views), [fields](#fields), [here](/page-1) and [UPS](https://www.ups.com).

<Related>

- [Invoices](/docs/financials/invoices): what it costs.

</Related>

<Next>

- [Statements](/docs/financials/statements): what is owed.

</Next>
`;
  expect(await problemsOf(outgoingLinks, page)).toEqual([
    'content/page-1.mdx:1: the text links to 1 other pages. Link at least 2 where the reader needs them, besides <Related> or <Next>.',
  ]);
});

test('lets two links in the text pass', async () => {
  expect(
    await problemsOf(outgoingLinks, 'See [search](/docs/cases/search) and [invoices](/docs/financials/invoices).'),
  ).toEqual([]);
});

import {describe, expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {knownAmounts, knownFacts, knownPaths} from './facts';

describe('knownFacts', () => {
  test('finds every name that neither the model nor the figures have', async () => {
    const page = 'Text.\n\n<Fields of="dentist" />\n\n<Figure name="case-pages" caption="A case." />';
    expect(await problemsOf(knownFacts, page)).toEqual([
      expect.stringMatching(/^content\/page-1\.mdx:3: <Fields>: unknown entity "dentist"\. Known: case, /),
      expect.stringMatching(
        /^content\/page-1\.mdx:5: <Figure>: unknown figure "case-pages"\. Did you mean "case-page"\? Known: activity-tab, /,
      ),
    ]);
  });

  test('lets known names, and components that show no facts, pass', async () => {
    const page =
      '<Fields of="doctor" />\n\n<Figure name="case-page" caption="A case." />\n\n<Related>\n\n- Go to <Menu path="Customers › Doctors" />.\n\n</Related>';
    expect(await problemsOf(knownFacts, page)).toEqual([]);
  });
});

describe('knownAmounts', () => {
  test('finds an amount that nothing computes', async () => {
    expect(await problemsOf(knownAmounts, 'Case 10482 comes to $245.20, of which $1,016 is tax.')).toEqual([
      expect.stringContaining('content/page-1.mdx:1: $245.20 is not an amount of the worked example'),
      expect.stringContaining('content/page-1.mdx:1: $1,016.00 is not an amount of the worked example'),
    ]);
  });

  test('reads quotations and code too', async () => {
    expect(await problemsOf(knownAmounts, 'The email says "*You paid $1.01*", and `$1.02` is typed.')).toHaveLength(2);
  });

  test('lets amounts of the worked example and of a sum on the page pass', async () => {
    const page =
      'Case 10482 comes to $244.20, with shipping of $12.\n\nOr $126.00 each:\n\n<Price label="Sum" rate={126} quantity={2} />\n';
    expect(await problemsOf(knownAmounts, page)).toEqual([]);
  });
});

describe('knownPaths', () => {
  test.each(['Customers › Dentists', 'Financials › Prices on Cases: Delete', 'Customers › Invoices: View'])(
    'finds "%s"',
    async (path) => {
      expect(await problemsOf(knownPaths, `Go to **${path}**.`)).toEqual([
        expect.stringContaining(`content/page-1.mdx:1: "${path}" is neither a menu path`),
      ]);
    },
  );

  test.each([
    'Customers › Doctors',
    'Financials › Prices on Cases: View',
    'Financials › Credits',
    'Expected today › Unmatched',
  ])('lets "%s" pass', async (path) => {
    expect(await problemsOf(knownPaths, `Go to **${path}**.`)).toEqual([]);
  });
});

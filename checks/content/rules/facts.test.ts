import {testRule} from '../testing';
import {knownAmounts, knownFacts, knownPaths} from './facts';

testRule(knownFacts, [
  [
    'Text.\n\n<Fields of="dentist" />\n\n<Figure name="case-pages" caption="A case." />',
    'content/page-1.mdx:3: <Fields>: unknown entity "dentist". Known: case, ',
    'content/page-1.mdx:5: <Figure>: unknown figure "case-pages". Did you mean "case-page"? Known: activity-tab, ',
  ],
  // Known names, and components that show no facts.
  [
    '<Fields of="doctor" />\n\n<Figure name="case-page" caption="A case." />\n\n<Related>\n\n- Go to <Menu path="Customers › Doctors" />.\n\n</Related>',
  ],
]);

testRule(knownAmounts, [
  [
    'Case 10482 comes to $245.20, of which $1,016 is tax.',
    'content/page-1.mdx:1: $245.20 is not an amount of the worked example',
    'content/page-1.mdx:1: $1,016.00 is not an amount of the worked example',
  ],
  // In quotations and code too.
  ['The email says "*You paid $1.01*", and `$1.02` is typed.', '$1.01', '$1.02'],
  // Amounts of the worked example, and of a sum on the page.
  [
    'Case 10482 comes to $244.20, with shipping of $12.\n\nOr $126.00 each:\n\n<Price label="Sum" rate={126} quantity={2} />\n',
  ],
]);

testRule(knownPaths, [
  ...['Customers › Dentists', 'Financials › Prices on Cases: Delete', 'Customers › Invoices: View'].map(
    (path) => [`Go to **${path}**.`, `content/page-1.mdx:1: "${path}" is neither a menu path`] as const,
  ),
  ['Go to **Customers › Doctors**, then **Financials › Credits**.'],
  ['Go to **Financials › Prices on Cases: View**, then **Expected today › Unmatched**.'],
]);

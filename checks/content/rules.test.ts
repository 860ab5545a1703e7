import {describe, expect, test} from 'vitest';
import {routeOf} from '../../lib/pages';
import {rules} from './rules';
import {parseSource} from './source-page';

/** One page or several as MDX, then a part of each message that the rule must give, in order; none if they pass. */
type Case = readonly [written: string | readonly string[], ...messages: string[]];

/** The pages are called `content/page-1.mdx`, `content/page-2.mdx`, and so on. */
const testRule = (name: string, cases: readonly Case[]) =>
  describe(name, () => {
    const rows = cases.map(([written, ...messages]) => ({written, messages}));
    test.each(rows)('$written', ({written, messages}) => {
      const pages = [written].flat().map((text, i) => {
        const file = `content/page-${i + 1}.mdx`;
        return parseSource({file, route: routeOf(file), frontMatter: {}, text});
      });
      const found = rules.find((rule) => rule.name === name)!.check(pages);
      expect(found).toEqual(messages.map((part) => expect.stringContaining(part) as string));
    });
  });

testRule('amounts of money are computed by the model', [
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

testRule('bold paths exist in the model', [
  ...['Customers › Dentists', 'Financials › Prices on Cases: Delete', 'Customers › Invoices: View'].map(
    (path) => [`Go to **${path}**.`, `content/page-1.mdx:1: "${path}" is neither a menu path`] as const,
  ),
  ['Go to **Customers › Doctors**, then **Financials › Credits**.'],
  ['Go to **Financials › Prices on Cases: View**, then **Expected today › Unmatched**.'],
]);

const shipmentFields =
  'cases, shipping-route, pickup, dimensions, label, return-label, shipping-charge, status, shipped-on';

testRule('a field that a table leaves out is on its page', [
  ['<Fields of="shipment" />'],
  ['1. Enter the **Weight**.\n\n<Fields of="shipment" except="weight" />'],
  ['1. Enter the weight.\n\n<Fields of="shipment" except="weight" />', 'Shipment: the field "Weight" is nowhere'],
  [`<Figure name="carrier-label" caption="A label" />\n\n<Fields of="shipment" only="office, ${shipmentFields}" />`],
  [`<Fields of="shipment" only="office, ${shipmentFields}" />`, '"Weight"', '"Tracking number"'],
]);

testRule('each side of a panel begins in bold', [
  ['<Panel>\n\n- **Choose it if** any of these apply\n\n  - you ship\n\n- **2½ hours** a month\n\n</Panel>'],
  [
    '<Panel>\n\n- **Choose it if** any of these apply\n\n  - you ship\n- you bill\n\n</Panel>',
    ':6: this side of the panel has no name in bold.',
  ],
]);

testRule('headings can be read alone', [
  ['# Cases\n\n## Fields {#old}\n', ':3: the heading "Fields" isn\'t clear on its own.'],
  ['## Case fields\n\n## Troubleshoot cases\n'],
]);

testRule('no two headings of the site are the same', [
  // On another page, or twice on the same one, whatever its case.
  [
    ['# Doctors\n\n## Connect your account\n', '# Offices\n\n## Connect your Account\n\n## Offices\n'],
    'content/page-2.mdx:3: the heading "Connect your Account" is also at content/page-1.mdx:3.',
    'content/page-2.mdx:5: the heading "Offices" is also at content/page-2.mdx:1.',
  ],
  [['## Doctor fields\n', '## Office fields\n']],
]);

const LONG = 'The status follows the scans of the carrier, and nobody in the lab sets it by hand.';

testRule('no paragraph is on two pages', [
  [
    [LONG, `# Labels\n\n${LONG.replace('status', '**Status**')}`],
    'content/page-2.mdx:3: this paragraph is also at content/page-1.mdx:1. Say it once and link, or say what differs here.',
  ],
  [['To undo it, select Remove.', 'To undo it, select Remove.', LONG]],
]);

const ALL_PASSAGES = `# Just a case

| Simply | a table |
|---|---|
| a | b |

<Figure name="case-page" caption="A robust case." />

<Permission resource="Cases" types="View">You just look.</Permission>
`;

testRule('no filler words', [
  [ALL_PASSAGES, ':1: "Just"', ':3: "Simply"', ':7: "robust"', ':9: "just"'],
  // Code, emphasis, and quotations are left to their speakers; a part of a word is no word.
  ['Type `just`, which others call *simply* or "very powerful". Adjust it.'],
]);

testRule('no exclamation marks', [['It is shipped! Now rest.', '"shipped!" shouts.']]);

testRule('only words of the product model', [
  ['See the price list on the login page.', 'Write pricelist;', 'Write where you sign in;'],
  ["Choose the pricelist in Case Search; Pilot's log in the Activity tab names it."],
]);

testRule('the product is called Pilot', [
  ['In Pilot LMS you enter a case.', '"Pilot LMS": the product is called "Pilot", with nothing added.'],
  ['Find it at docs.pilot.example and /pilot/changelog, such as why-pilot.'],
]);

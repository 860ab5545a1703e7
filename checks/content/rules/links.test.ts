import {describe, expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {closingLinks, knownHeadings, knownLinks, outgoingLinks, vagueLinks} from './links';

describe('knownLinks', () => {
  test('finds a link to a page that is not there', async () => {
    expect(await problemsOf(knownLinks, 'Text.\n\nSee [offices](/docs/customers/officess#add).')).toEqual([
      'content/page-1.mdx:3: no page has the address /docs/customers/officess. Write the path of a file in content/, without .mdx.',
    ]);
  });

  test('lets pages, categories, files, anchors, and other sites pass', async () => {
    const links = [
      '/docs/customers/offices#a',
      '/docs/category/cases',
      '/llms.txt',
      '#here',
      'https://www.ups.com/docs',
    ];
    expect(await problemsOf(knownLinks, links.map((url) => `[A link](${url}).`).join('\n\n'))).toEqual([]);
  });
});

describe('knownHeadings', () => {
  const cases = '# Cases\n\n## Cancel a case\n\n## Put a case on hold\n\n### Put a case on hold';

  test('finds a heading that is not there, in the page or in another, and says which was meant', async () => {
    expect(await problemsOf(knownHeadings, cases, '# Holds\n\n[A](/page-1#cancel-the-case), [B](#nowhere).')).toEqual([
      'content/page-2.mdx:3: /page-1 has no heading #cancel-the-case. Did you mean "cancel-a-case"? Its headings: #cases, #cancel-a-case, #put-a-case-on-hold, #put-a-case-on-hold-1.',
      'content/page-2.mdx:3: /page-2 has no heading #nowhere. Its headings: #holds.',
    ]);
  });

  test('knows a heading by the id that it was given', async () => {
    const renamed =
      '# Doctors\n\n## Doctor fields {#fields-of-a-doctor}\n\n[A](#fields-of-a-doctor), [B](#doctor-fields).';
    expect(await problemsOf(knownHeadings, renamed)).toEqual([
      expect.stringContaining('has no heading #doctor-fields. Did you mean "fields-of-a-doctor"?'),
    ]);
  });

  test('lets known headings, repeated ones, rows, and pages of other kinds pass', async () => {
    const rows = '<Fields of="doctor" />\n\n<NextSteps />\n\n[A](#field-doctor-status), [B](#next-steps).';
    expect(await problemsOf(knownHeadings, rows)).toEqual([]);
    const links =
      '[A](/page-1#put-a-case-on-hold-1), [B](/page-1), [C](/docs/category/cases#x), [D](https://a.example/#b).';
    expect(await problemsOf(knownHeadings, cases, links)).toEqual([]);
  });
});

describe('vagueLinks', () => {
  test.each(['here', 'Click here', 'this page', 'https://docs.pilot.example'])(
    'finds the link text "%s"',
    async (text) => {
      expect(await problemsOf(vagueLinks, `Read [${text}](/docs/cases/search).`)).toEqual([
        `content/page-1.mdx:1: the link text "${text}" does not say where it leads. Name the page or the thing.`,
      ]);
    },
  );

  test('lets a name pass', async () => {
    expect(await problemsOf(vagueLinks, 'Read [Case Search](/docs/cases/search).')).toEqual([]);
  });
});

describe('outgoingLinks', () => {
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
});

describe('closingLinks', () => {
  const page = (kind: string, end: string) => `---\nkind: ${kind}\n---\n\n# A page\n\nText.\n\n${end}\n`;
  const list = (tag: string) => `<${tag}>\n\n- [Cases](/docs/cases/overview): what a case is.\n\n</${tag}>`;

  test('finds a page that ends with text, or with the list of another kind', async () => {
    expect(await problemsOf(closingLinks, page('reference', 'The end.'), page('guide', list('Related')))).toEqual([
      expect.stringContaining('content/page-1.mdx:9: the page does not end with <Related>.'),
      expect.stringContaining('content/page-2.mdx:9: the page does not end with <Next>.'),
    ]);
  });

  test('lets the right endings pass, and pages of another kind', async () => {
    const pages = [page('reference', list('Related')), page('guide', list('Next')), page('decision', 'The end.')];
    expect(await problemsOf(closingLinks, ...pages)).toEqual([]);
  });
});

import {describe, expect, test} from 'vitest';
import {wordings} from '../wording/words';
import {problemsOf} from '../testing';
import {
  describedPictures,
  frontMatter,
  punctuationInQuotes,
  repeatedParagraphs,
  stepsStartWithVerbs,
  twoCallouts,
  uniqueDescriptions,
  wordingRule,
} from './text';

describe('frontMatter', () => {
  const description =
    'Add products to a case with teeth, quantity and shades, see where the rate comes from, and fix a price that looks wrong.';
  const good = `title: Line items
description: ${description}
kind: reference
last_update: {date: 2025-03-10}
reviewed: 2025-03-10`;
  const page = (lines: string) => `---\n${lines}\n---\n\n# Line items\n`;

  test('names an unknown key, a missing key and a description that is too short', async () => {
    const bad = good.replace('kind: reference', 'author: somebody').replace(description, 'Too short.');
    const message = (await problemsOf(frontMatter, page(bad))).join('\n');
    expect(message).toContain('content/page-1.mdx:4: unknown key "author"');
    expect(message).toContain('"kind" is missing');
    expect(message).toContain('"description" has 10 characters. Write 110 to 160.');
  });

  test('lets complete front matter pass', async () => {
    expect(await problemsOf(frontMatter, page(good))).toEqual([]);
  });
});

describe('twoCallouts', () => {
  test.each(['note', 'check-first[Wait]', 'cant-be-undone Really', 'warning[Mind the gap]'])(
    'refuses :::%s',
    async (kind) => {
      expect(await problemsOf(twoCallouts, `Text.\n\n:::${kind}\nIt is gone.\n:::`)).toEqual([
        expect.stringContaining(`content/page-1.mdx:3: the callout ":::${kind}" isn't known`),
      ]);
    },
  );

  test('lets the two pass', async () => {
    expect(
      await problemsOf(twoCallouts, ':::cant-be-undone\nGone.\n:::\n\n1. Step\n\n   :::check-first\n   Look.\n   :::'),
    ).toEqual([]);
  });
});

describe('stepsStartWithVerbs', () => {
  test.each([
    'The case opens.',
    'You choose the office.',
    '**Product** opens a list.',
    'If it is late, the case shows a problem.',
  ])('finds "%s"', async (step) => {
    expect(await problemsOf(stepsStartWithVerbs, `1. Open the case.\n2. ${step}`)).toEqual([
      expect.stringContaining('content/page-1.mdx:2: the step "'),
    ]);
  });

  test.each([
    'Select **Save**.',
    '[Link the case](/docs/cases/overview).',
    'If the office has a route, choose it.',
    'Un-invoice the case.',
  ])('lets "%s" pass', async (step) => {
    expect(await problemsOf(stepsStartWithVerbs, `1. ${step}`)).toEqual([]);
  });

  test('looks at numbered lists only', async () => {
    expect(await problemsOf(stepsStartWithVerbs, '- The case opens.')).toEqual([]);
  });
});

describe('describedPictures', () => {
  test('finds a figure without a telling caption and an image by hand', async () => {
    const page = '<Figure name="case-page" caption="A case." />\n\n<img src="/img/pan.png" />\n';
    const found = await problemsOf(describedPictures, page);
    expect(found).toHaveLength(2);
    expect(found[0]).toContain(':1: the figure "case-page" has no telling caption');
    expect(found[1]).toContain(':3: an <img> by hand');
  });

  test('lets described pictures pass', async () => {
    const page =
      '<Figure name="case-page" caption="Case 10482 on the day it was received." />\n\n![A pan with two models](/img/pan.png)\n';
    expect(await problemsOf(describedPictures, page)).toEqual([]);
  });
});

describe('repeatedParagraphs', () => {
  const long = 'The status follows the scans of the carrier, and nobody in the lab sets it by hand.';

  test('finds a paragraph that stands on another page, whatever its marks', async () => {
    expect(await problemsOf(repeatedParagraphs, long, `# Labels\n\n${long.replace('status', '**Status**')}`)).toEqual([
      'content/page-2.mdx:3: this paragraph also stands at content/page-1.mdx:1. Say it once and link, or say what differs here.',
    ]);
  });

  test('lets short and different paragraphs pass', async () => {
    expect(
      await problemsOf(repeatedParagraphs, 'To undo it, select Remove.', 'To undo it, select Remove.', long),
    ).toEqual([]);
  });
});

test('uniqueDescriptions finds the description of another page', async () => {
  const page = (description: string) => `---\ndescription: ${description}\n---\n`;
  expect(await problemsOf(uniqueDescriptions, page('One.'), page('Two.'), page('one'))).toEqual([
    'content/page-3.mdx:2: the description is also that of content/page-1.mdx:2. Say what this page answers.',
  ]);
});

describe('punctuationInQuotes', () => {
  test('finds a period and a comma after the mark', async () => {
    expect(await problemsOf(punctuationInQuotes, 'Write "Net 30", not "soon".')).toEqual([
      'content/page-1.mdx:1: 30", has its comma after the quotation mark. Put it before the mark.',
      'content/page-1.mdx:1: soon". has its period after the quotation mark. Put it before the mark.',
    ]);
  });

  test('lets them pass inside, and other punctuation outside', async () => {
    expect(await problemsOf(punctuationInQuotes, 'Write "Net 30," not "soon"; then "Why?": "Because."')).toEqual([]);
  });
});

describe('wordingRule', () => {
  const rule = wordingRule(wordings.find(({name}) => name === 'no filler words')!);

  test('reads paragraphs, headings, cells, captions and the front matter, with their lines', async () => {
    const page = `---
description: A powerful page.
---

# Just a case

| Simply | a table |
|---|---|
| a | b |

<Figure name="case-page" caption="A robust case." />

<Permission resource="Cases" types="View">You just look.</Permission>
`;
    const found = await problemsOf(rule, page);
    expect(found.map((problem) => /:(\d+): "(\w+)"/.exec(problem)?.slice(1))).toEqual([
      ['2', 'powerful'],
      ['5', 'Just'],
      ['7', 'Simply'],
      ['11', 'robust'],
      ['13', 'just'],
    ]);
  });

  test('leaves code, emphasis and quotations to their speakers', async () => {
    expect(await problemsOf(rule, 'Type `just`, which others call *simply* or "very powerful".')).toEqual([]);
  });
});

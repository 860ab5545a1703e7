import {describe, expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {clearHeadings, oneTitle, sentenceCase, textUnderHeadings, uniqueHeadings} from './headings';

describe('oneTitle', () => {
  const page = (body: string) => `---\ntitle: Line items\n---\n\n${body}`;

  test('finds a missing, a different and a second heading', async () => {
    expect(await problemsOf(oneTitle, page('A line item.'), page('# Items'), page('# Line items\n\n# Fields'))).toEqual(
      [
        'content/page-1.mdx:1: there is no level-1 heading. Write "# Line items" below the front matter.',
        'content/page-2.mdx:5: the heading "Items" differs from the title "Line items". Make them equal.',
        'content/page-3.mdx:7: "Fields" is a second level-1 heading. Make it "## Fields".',
      ],
    );
  });

  test('lets one heading pass that is the title', async () => {
    expect(await problemsOf(oneTitle, page('# Line items\n\n## Fields'))).toEqual([]);
  });
});

describe('clearHeadings', () => {
  test.each([
    ['Overview', 'Name what the reader finds below it'],
    ['Limits', 'Name what the reader finds below it'],
    ['What goes wrong', 'Write "Troubleshoot <things>".'],
    ['Related', 'Put the list into <Related>'],
    ['Next', 'Put the list into <Next>'],
    ['Fields', 'Say of what'],
    ['The six kinds', 'A count names nothing'],
    ['Three cases, worked', 'A count names nothing'],
    ['A remake, worked', 'Say what the example shows'],
    ['Change the setting', 'Say of what'],
    ['Add a value', 'Say of what'],
    ['Row errors of an import', 'Write the thing first'],
    ['Invoice problems and fixes', 'Write "Troubleshoot invoices".'],
  ])('finds the heading "%s"', async (heading, fix) => {
    expect(await problemsOf(clearHeadings, `# Cases\n\n## ${heading} {#old}\n`)).toEqual([
      expect.stringContaining(`content/page-1.mdx:3: the heading "${heading}" isn't clear on its own. ${fix}`),
    ]);
  });

  test('lets headings pass that say the thing', async () => {
    const said = [
      'Troubleshoot cases',
      'Case fields {#fields-of-a-case}',
      'List of reports',
      'Put a case on hold',
      'Add a dropdown value',
    ];
    expect(await problemsOf(clearHeadings, said.map((heading) => `## ${heading}\n`).join('\n'))).toEqual([]);
  });
});

describe('uniqueHeadings', () => {
  test('finds a heading that another page has, or the same page twice, whatever its case', async () => {
    const second = '# Offices\n\n## Connect your Account\n\n## Offices\n';
    expect(await problemsOf(uniqueHeadings, '# Doctors\n\n## Connect your account\n', second)).toEqual([
      expect.stringContaining(
        'content/page-2.mdx:3: the heading "Connect your Account" is also at content/page-1.mdx:3.',
      ),
      expect.stringContaining('content/page-2.mdx:5: the heading "Offices" is also at content/page-2.mdx:1.'),
    ]);
  });

  test('lets headings pass that name their thing', async () => {
    expect(await problemsOf(uniqueHeadings, '## Doctor fields\n', '## Office fields\n')).toEqual([]);
  });
});

describe('textUnderHeadings', () => {
  test('finds a heading with another one right below it, and one at the end', async () => {
    expect(await problemsOf(textUnderHeadings, '## Narrow the list\n\n### Use a filter\n\nText.\n\n## Last\n')).toEqual(
      [
        expect.stringContaining(
          'content/page-1.mdx:1: nothing follows the heading "Narrow the list" before the next one.',
        ),
        expect.stringContaining('content/page-1.mdx:7: nothing follows the heading "Last"'),
      ],
    );
  });

  test('counts a component as text', async () => {
    expect(await problemsOf(textUnderHeadings, '## Case fields\n\n<Fields of="case" />\n')).toEqual([]);
  });
});

describe('sentenceCase', () => {
  test('finds a capital in the middle', async () => {
    const [message] = await problemsOf(sentenceCase, '## Add a Line Item');
    expect(message).toContain('content/page-1.mdx:1: "Line" in the heading "Add a Line Item"');
  });

  test.each([
    "Work in Technicians' View",
    'Put a doctor on Hold',
    'Stage 2: Make the workstations',
    'Code or name? Choose one',
    'Sync with QuickBooks Online',
    'PFM bridge and its alloy',
  ])('lets "%s" pass', async (heading) => {
    expect(await problemsOf(sentenceCase, `## ${heading}`)).toEqual([]);
  });
});

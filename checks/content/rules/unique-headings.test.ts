import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {uniqueHeadings} from './unique-headings';

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
  expect(await problemsOf(uniqueHeadings, '## Fields of a doctor\n', '## Fields of an office\n')).toEqual([]);
});

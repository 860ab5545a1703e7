import {describe, expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {referenceDepth, referenceOrder} from './reference-pages';

describe('referenceDepth', () => {
  const page = (kind: string, body: string) => `---\nkind: ${kind}\n---\n\n${body}\n`;
  const words = (count: number) => Array.from({length: count}, (_, index) => `word${index}`).join(' ');

  test('finds a short page without problems; its tables do not count', async () => {
    const table = `| ${words(400)} | b |\n|---|---|\n| ${words(400)} | d |`;
    const found = await problemsOf(referenceDepth, page('reference', `${words(10)}\n\n${table}`));
    expect(found[0]).toContain('10 words; a reference page has at least 700');
    expect(found[1]).toContain('there is no section "## Troubleshoot <things>"');
  });

  test('lets a deep reference page pass, and any other kind', async () => {
    const deep = page('reference', `${words(700)}\n\n## Troubleshoot cases\n\nNothing.`);
    expect(await problemsOf(referenceDepth, deep, page('guide', words(10)))).toEqual([]);
  });
});

describe('referenceOrder', () => {
  const page = (body: string, kind = 'reference') => `---\nkind: ${kind}\n---\n\n# Cases\n\n${body}\n`;
  const early = page('## Case fields\n\n<Fields of="case" />\n\n## Troubleshoot cases\n\n**Late.** Ship it.');

  test('finds a field table above the problems', async () => {
    expect(await problemsOf(referenceOrder, early)).toEqual([
      'content/page-1.mdx:9: <Fields of="case"> is looked up, not read. Move its section below "Troubleshoot …".',
    ]);
  });

  test('finds a permission that is told after the first task', async () => {
    expect(
      await problemsOf(referenceOrder, page('## Enter a case\n\n<Permission resource="Cases" types="View" />')),
    ).toEqual([expect.stringContaining('content/page-1.mdx:9: say who can do it before the first task')]);
  });

  test('lets tasks, problems, and reference pass in that order, and guides in any', async () => {
    const good = page(
      '<Permission resource="Cases" types="View" />\n\n## Troubleshoot cases\n\nText.\n\n## Case statuses\n\n<States of="case" />',
    );
    expect(await problemsOf(referenceOrder, good, early.replace('kind: reference', 'kind: guide'))).toEqual([]);
  });
});

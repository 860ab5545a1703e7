import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Checker} from '../site';
import {markdownPages, markdownProblems} from './markdown';
import {siteOf} from './testing';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(join(tmpdir(), 'markdown-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

async function problemsWith(checker: Checker, files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, file)), {recursive: true});
    writeFileSync(join(outDir, file), text);
  }
  return (await checker.check(siteOf(files, outDir))).problems;
}

const PAGE = 'docs/cases/overview/index.html';
const head = '<link rel="alternate" type="text/markdown" href="/docs/cases/overview.md">';

describe('a page as Markdown', () => {
  it.each([
    ['a tag', '# A\n\nOne <br> two', /^<br> is left over/],
    ['a comment', '# A\n\nOne <!--more --> two', /left over/],
    ['two titles', '# A\n\nOne\n\n# B\n\nTwo', /exactly one heading/],
    ['an empty section', '# A\n\n## B\n\n## C\n\nText', /^there is nothing under "B"/],
    ['an empty last section', '# A\n\nText\n\n## B\n\nSource: https://a.example', /^there is nothing under "B"/],
    ['a heading in bold', '# A\n\n**## B**\n\nText', /nested/],
    ['bold words in bold', '# A\n\n**Changed with **Update****', /nested/],
    ['an empty column', '# A\n\n| a | b |\n| - | - |\n| | 1 |\n| | 2 |\n\nText', /^the column "a"/],
    ['a row that lost a cell', '# A\n\n| a | b |\n| - | - |\n| 1 |', /different number of cells/],
  ])('has no %s', (_, text, problem) => {
    expect(markdownProblems(text)).toEqual([expect.stringMatching(problem)]);
  });

  it('may show signs of markup in code, as escapes and as links, and a heading right under a higher one', () => {
    const table = '| a | b |\n| - | - |\n| 1 \\| 2 | 3 |';
    expect(
      markdownProblems(
        `# A\n\n## B\n\n\`<b>\` and \\<b> and <https://a.example>\n\n${table}\n\n\`\`\`\n<p>\n# x\n\`\`\``,
      ),
    ).toEqual([]);
  });

  it('is beside its page and named in its head', async () => {
    expect(await problemsWith(markdownPages, {[PAGE]: head})).toEqual([
      '/docs/cases/overview: docs/cases/overview.md is missing.',
    ]);
    const files = {'docs/cases/overview.md': '# A\n\nText'};
    expect(await problemsWith(markdownPages, {...files, [PAGE]: ''})).toHaveLength(1);
    expect(await problemsWith(markdownPages, {...files, [PAGE]: head})).toEqual([]);
  });
});

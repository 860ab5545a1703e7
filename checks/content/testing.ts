import {describe, expect, test} from 'vitest';
import type {Rule} from './rule';
import {readFrontMatter, routeOf} from '../../lib/pages';
import {typographicData} from '../../lib/typography';
import {parseSource, type SourcePage} from './source-page';

/** One page or several as MDX, then a part of each message that the rule must give, in order; none if they pass. */
type Case = readonly [written: string | readonly string[], ...messages: string[]];

/** Rules that don't read the front matter are shown pages without. */
export function sourcePage(file: string, text: string): SourcePage {
  const frontMatter = text.startsWith('---') ? typographicData(readFrontMatter(file, text)) : {};
  return parseSource({file, route: routeOf(file), frontMatter, text});
}

/** The pages are called `content/page-1.mdx`, `content/page-2.mdx`, and so on. */
export const testRule = (rule: Rule, cases: readonly Case[]) =>
  describe(rule.name, () => {
    const rows = cases.map(([written, ...messages]) => ({written, messages}));
    test.each(rows)('$written', ({written, messages}) => {
      const texts: readonly string[] = typeof written === 'string' ? [written] : written;
      const pages = texts.map((text, i) => sourcePage(`content/page-${i + 1}.mdx`, text));
      expect(rule.check(pages)).toEqual(messages.map((part) => expect.stringContaining(part) as string));
    });
  });

import {describe, expect, it} from 'vitest';
import {checkFrontMatter, DESCRIPTION_LENGTH} from '.';

const valid = {
  title: 'Cases',
  description: 'x'.repeat(DESCRIPTION_LENGTH.min),
  kind: 'reference',
  last_update: {date: '2026-11-15'},
  reviewed: '2026-11-15',
};
const check = (values: Record<string, unknown>) => () => {
  const source = ['---', ...Object.keys(values).map((key) => `${key}: …`), '---'].join('\n');
  checkFrontMatter(`${process.cwd()}/content/docs/a.mdx`, values, source);
};

describe('front matter', () => {
  it('passes when it is complete', () => {
    expect(check(valid)).not.toThrow();
    expect(check({...valid, slug: 'a', sidebar_label: 'A', hide_table_of_contents: true})).not.toThrow();
  });

  it.each(Object.keys(valid))('is refused without "%s", with the file and what to do', (key) => {
    const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));
    expect(check(rest)).toThrow(
      `content/docs/a.mdx:1: "${key}" is missing. Add it above the text, between the --- lines.`,
    );
  });

  it('is refused with an unknown key, at its line, and lists the known ones', () => {
    expect(check({...valid, descripton: 'typo'})).toThrow(
      /^content\/docs\/a\.mdx:7: unknown key "descripton"\. Remove it\. Known keys: title, description/,
    );
  });

  it.each([DESCRIPTION_LENGTH.min - 1, DESCRIPTION_LENGTH.max + 1])(
    'is refused with %i characters of description',
    (length) => {
      expect(check({...valid, description: 'x'.repeat(length)})).toThrow(
        `"description" has ${length} characters. Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}.`,
      );
    },
  );

  it.each([
    ['kind', 'essay'],
    ['last_update', {date: 'soon'}],
    ['reviewed', 'last year'],
  ])('is refused when "%s" is %j', (key, value) => {
    expect(check({...valid, [key]: value})).toThrow(new RegExp(`"${key}[^"]*" is not valid: `));
  });

  it('tells of every problem at once', () => {
    expect(check({title: 'Cases'})).toThrow(/"description" is missing[^]*"kind" is missing/);
  });
});

import {describe, expect, it} from 'vitest';
import {DESCRIPTION_LENGTH, frontMatterMistakes} from '.';

const valid = {
  title: 'Cases',
  description: 'x'.repeat(DESCRIPTION_LENGTH.min),
  kind: 'reference',
  last_update: {date: '2026-11-15'},
  reviewed: '2026-11-15',
};
/** `line: message` for each. */
const check = (values: Record<string, unknown>) => {
  const source = ['---', ...Object.keys(values).map((key) => `${key}: …`), '---'].join('\n');
  return frontMatterMistakes(values, source).map(({line, message}) => `${line}: ${message}`);
};

describe('front matter', () => {
  it('passes when it is complete', () => {
    expect(check(valid)).toEqual([]);
    expect(check({...valid, slug: 'a', tasks: ['b']})).toEqual([]);
  });

  it.each(Object.keys(valid))('is refused without "%s", with the file and what to do', (key) => {
    const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));
    expect(check(rest)).toEqual([`1: "${key}" is missing. Add it above the text, between the --- lines.`]);
  });

  it('is refused with an unknown key, at its line, and lists the known ones', () => {
    expect(check({...valid, descripton: 'typo'})).toEqual([
      expect.stringMatching(/^7: unknown key "descripton"\. Remove it\. Known keys: title, description/),
    ]);
  });

  it.each([DESCRIPTION_LENGTH.min - 1, DESCRIPTION_LENGTH.max + 1])(
    'is refused with %i characters of description',
    (length) => {
      expect(check({...valid, description: 'x'.repeat(length)})).toEqual([
        `3: "description" has ${length} characters. Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}.`,
      ]);
    },
  );

  it.each([
    ['kind', 'essay'],
    ['last_update', {date: 'soon'}],
    ['reviewed', 'last year'],
  ])('is refused when "%s" is %j', (key, value) => {
    expect(check({...valid, [key]: value})[0]).toMatch(new RegExp(`"${key}[^"]*" is not valid: `));
  });

  it('tells of every mistake at once', () => {
    expect(check({title: 'Cases'}).join('\n')).toMatch(/"description" is missing[^]*"kind" is missing/);
  });
});

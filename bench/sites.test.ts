import {expect, test} from 'vitest';
import {siteUrl} from '../config/site-address';
import {textOf} from './sites';

const copy = `> All pages: ${siteUrl}/llms.txt\n\n# Cases\n\nA [case](${siteUrl}/docs/cases/view) has {{fields}}.\n`;
const text = 'A [case](/docs/cases/view) has { {fields}}.\n';

test('other generators get the text of a page, with its title unless they show it themselves', () => {
  expect(textOf(copy)).toBe(`# Cases\n\n${text}`);
  expect(textOf(copy, true)).toBe(text);
});

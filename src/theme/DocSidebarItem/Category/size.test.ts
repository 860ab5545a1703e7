import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {fitsDocument} from './size';

const page: PropSidebarItem = {type: 'link', href: '/docs/page', label: 'Page'};
const category = (pages: number): PropSidebarItem => ({
  type: 'category',
  href: '/docs/category',
  label: 'Category',
  collapsed: true,
  collapsible: true,
  items: Array.from({length: pages}, () => page),
});

test('a small section carries all its pages, also in one category', () => {
  expect(fitsDocument([category(100)])).toBe(true);
  expect(fitsDocument([category(99), category(99)])).toBe(true);
});

test('a large section leaves closed categories out, however its pages are divided', () => {
  expect(fitsDocument([category(100), category(100)])).toBe(false);
  expect(fitsDocument(Array.from({length: 40}, () => category(25)))).toBe(false);
});

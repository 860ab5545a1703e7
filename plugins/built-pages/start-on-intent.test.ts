import {expect, it} from 'vitest';
import {parsePage, serializePage} from '../../lib/html';
import {startPage} from './start-on-intent';

const html = (
  body = '',
  head = '<link rel="stylesheet" href="/styles.css"><script data-scripts="/main.js">start()</script>',
) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><script>set('docusaurus-data-')</script>${body}</body></html>`;

function started(source: string): string {
  const page = parsePage(source);
  startPage({path: '/docs/a', page}, {scripts: ['/c1.js', '/c2.js'], styles: ['/one.css', '/two.css']});
  return serializePage(page);
}

it('a page tells the loader its files, and loses the theme’s inline script', () => {
  expect(started(html())).toContain('<script data-scripts="/main.js" data-chunks="/c1.js /c2.js">start()</script>');
  expect(started(html())).not.toContain('docusaurus-data-');
});

it('a page links its own styles after those of all pages, in order', () => {
  const sheets = [...started(html()).matchAll(/rel="stylesheet" href="(.+?)"/g)].map(([, href]) => href);
  expect(sheets).toEqual(['/styles.css', '/one.css', '/two.css']);
});

it('a page hides the icons of the theme without a style attribute', () => {
  expect(started(html('<svg style="display: none;"><g></g></svg><svg style="top:0"></svg>'))).toContain(
    '<svg display="none"><g></g></svg><svg style="top:0"></svg>',
  );
});

it.each([
  ['loader', '<link rel="stylesheet" href="/styles.css">'],
  ['style sheet', '<script data-scripts="/main.js"></script>'],
])('a page without a %s stops the build', (part, head) => {
  expect(() => started(html('', head))).toThrow(`/docs/a: the page has no ${part}`);
});

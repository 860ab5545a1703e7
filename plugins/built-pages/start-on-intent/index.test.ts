import {describe, expect, it} from 'vitest';
import {startPage} from '.';
import {parsePage, serializePage} from '../tree';

const html = (
  body = '',
  head = '<link rel="stylesheet" href="/styles.css"><script data-scripts="/main.js">start()</script>',
) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><script>set('docusaurus-data-')</script>${body}</body></html>`;

function started(source: string, path = '/docs/a'): string {
  const document = parsePage(source);
  startPage({file: 'a.html', path, document}, {scripts: ['/c1.js', '/c2.js'], styles: ['/one.css', '/two.css']});
  return serializePage(document);
}

describe('a page', () => {
  it('tells the loader its files', () => {
    expect(started(html())).toContain('<script data-scripts="/main.js" data-chunks="/c1.js /c2.js">start()</script>');
  });

  it('loses the theme’s inline script', () => {
    expect(started(html())).not.toContain('docusaurus-data-');
  });

  it('links its own styles after those of all pages, in order', () => {
    expect(started(html())).toContain(
      '<link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/one.css"><link rel="stylesheet" href="/two.css">',
    );
  });

  it('hides the icons of the theme without a style attribute', () => {
    expect(started(html('<svg style="display: none;"><g></g></svg><svg style="top:0"></svg>'))).toContain(
      '<svg display="none"><g></g></svg><svg style="top:0"></svg>',
    );
  });

  it.each([
    ['loader', '<link rel="stylesheet" href="/styles.css">'],
    ['style sheet', '<script data-scripts="/main.js"></script>'],
  ])('without a %s stops the build', (part, head) => {
    expect(() => started(html('', head))).toThrow(`/docs/a: the page has no ${part}`);
  });
});

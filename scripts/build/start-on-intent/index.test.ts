import {describe, expect, it} from 'vitest';
import {linkStyles, startOnIntent} from '.';

const scripts = ['/assets/js/runtime.1a.js', '/assets/js/main.2b.js'];
const page = {
  path: '/docs/a',
  base: '/',
  chunks: ['/assets/js/c1.js', '/assets/js/c2.js'],
  search: ['/assets/js/s1.js', '/search-index/1a/index.json'],
  loader: 'start()',
};

const html = `<!doctype html><html lang="en"><head><meta charset="UTF-8"><script src="${scripts[0]}" defer></script><script src="${scripts[1]}" defer></script></head><body class="a"><main>Text</main></body></html>`;

describe('a page', () => {
  const started = startOnIntent(html, page);

  it('has the loader, once and in the head, in place of the generator’s scripts', () => {
    expect(started.match(/<script/g)).toHaveLength(1);
    expect(started).toContain('>start()</script>');
    expect(started).toContain('start()</script></head><body');
    expect(started).not.toContain('<script src');
  });

  it('tells the loader the files of the application, of the page and of the search, and the base URL', () => {
    expect(started).toContain(`data-scripts="${scripts.join(' ')}"`);
    expect(started).toContain('data-chunks="/assets/js/c1.js /assets/js/c2.js"');
    expect(started).toContain('data-search="/assets/js/s1.js /search-index/1a/index.json"');
    expect(started).toContain('data-base="/"');
  });

  it('keeps the text', () => {
    expect(started).toContain('<main>Text</main>');
  });
});

describe('the loader’s page', () => {
  it('is marked as home only at the base URL', () => {
    expect(startOnIntent(html, {...page, path: '/help/', base: '/help/'})).toContain(' data-home>');
    expect(startOnIntent(html, page)).not.toContain('data-home');
  });
});

it('enables the colour toggle, whose press the loader keeps, and no other button', () => {
  const buttons =
    '<button class="clean-btn toggleButton_a toggleButtonDisabled_b" type="button" disabled title="t">1</button><button disabled>2</button>';
  const started = startOnIntent(html.replace('Text', buttons), page);
  expect(started).toContain('toggleButtonDisabled_b" type="button" title="t">1<');
  expect(started).toContain('<button disabled>2<');
});

it.each([
  ['scripts', html.replace(/<script.*<\/script>/, ''), /No application script found in \/docs\/a/],
  ['a head', html.replace('</head>', ''), /No single head found in \/docs\/a/],
])('stops the build for a page without %s', (_, broken, message) => {
  expect(() => startOnIntent(broken, page)).toThrow(message);
});

describe('styles of a page alone', () => {
  it('are named after those of all pages', () => {
    const head = '<head><link rel="stylesheet" href="/styles.1a.css"></head>';
    expect(linkStyles(head, ['/page.2b.css'])).toBe(
      '<head><link rel="stylesheet" href="/styles.1a.css"><link rel="stylesheet" href="/page.2b.css"></head>',
    );
    expect(linkStyles(head, [])).toBe(head);
  });
});

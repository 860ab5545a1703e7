import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Figure from '.';
import {CAPTION, figures} from './every-figure';

const BUDGET = 3 * 1024;

it('finds them all', () => {
  expect(figures.length).toBeGreaterThan(50);
});

describe.each(figures)('$name', ({drawing, picture, html}) => {
  it('has a caption and a text alternative', () => {
    expect(html).toMatch(new RegExp(`<figcaption[^>]*><p id="[^"]+">${CAPTION}</p>`));
    expect(drawing.alt).toMatch(/^[A-Z].{40,}\.$/);
  });

  it('letters its callouts from a, each once and in reading order, or explains each numbered stage', () => {
    const letters = [...picture.matchAll(/<mark[^>]*>(\w)<\/mark>/g)].map(([, letter]) => letter);
    const stages = Object.keys(drawing.picture.find(({steps}) => steps)?.steps ?? {});
    const explained = stages.length > 0 ? stages : letters;
    expect(drawing.callouts).toHaveLength(explained.length);
    expect(letters).toEqual(stages.length > 0 ? [] : drawing.callouts.map((_, index) => 'abcdefghi'[index]));
    expect(explained.length).toBeGreaterThan(1);
  });

  it('holds no control, no heading, no empty header, no inline style, and no link but to a stage of its page', () => {
    expect(picture).not.toMatch(/<(button|input|select|textarea|h\d)\b|<a (?!href="#stage-)/);
    expect(picture).not.toMatch(/<th[^>]*><\/th>/);
    expect(html).not.toContain('style=');
  });

  it('does not name the product, which another identity renames only in pages and the model', () => {
    expect(html + drawing.alt).not.toContain('Pilot');
  });

  it(`stays within ${BUDGET} bytes of HTML`, () => {
    expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(BUDGET);
  });
});

it('keeps the drawing out of the search index and the legend and caption in', () => {
  const html = figures[0]?.html ?? '';
  expect(html).toMatch(/<div[^>]*role="group"[^>]*data-search="skip"/);
  expect(html).not.toMatch(/<(figcaption|ol)[^>]*data-search/);
});

it('says what is missing when the page has no drawing for the name', () => {
  expect(() => renderToStaticMarkup(createElement(Figure, {name: 'case-page', caption: ''}))).toThrow(
    /plugins\/figures/,
  );
});

describe('the stylesheet', () => {
  const css = readFileSync(`${import.meta.dirname}/styles.module.css`, 'utf8');

  it('takes every color from a token that exists', () => {
    expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/i);
    const tokens = readFileSync('src/css/tokens.css', 'utf8');
    const used = [...css.matchAll(/var\((--pilot-[\w-]+)\)/g)].map(([, token = '']) => token);
    expect(used.filter((token) => !tokens.includes(`${token}:`))).toEqual([]);
  });

  it('has no class that nothing uses', () => {
    const classes = new Set([...css.matchAll(/\.([a-z]\w*)(?=[\s,:.>){])/g)].map(([, name = '']) => name));
    const everything = [...figures.map(({html}) => html), 'class="_states _wide _upright"'].join('');
    const unused = [...classes].filter((name) => !new RegExp(`class="[^"]*\\b_?${name}`).test(everything));
    expect(unused).toEqual([]);
  });
});

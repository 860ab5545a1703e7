import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, test} from 'vitest';
import {rawColorsInCss, rawColorsInMarkup} from './raw-colors';

describe('in a style sheet', () => {
  it.each([
    ['a { color: #1b2233; }', '#1b2233'],
    ['a { border: 1px solid #FFF8 }', '#FFF8'],
    ['a { box-shadow: 0 0 2px rgb(27 34 51 / 8%); }', 'rgb(27 34 51 / 8%)'],
    ['a{background:White}', 'White'],
    ['@media print { a { fill: oklch(40% 0.2 20deg); } }', 'oklch(40% 0.2 20deg)'],
    ['a { --own: tomato; }', 'tomato'],
  ])('finds %s', (css, color) => {
    expect(rawColorsInCss(css)).toEqual([color]);
  });

  it.each([
    'a { color: var(--pilot-ink); }',
    'a { color: var(--brand-red); }',
    'a { background: transparent; border-color: currentColor; outline-color: CanvasText; }',
    "a { font-family: 'Snow White'; background: url(#gold); }",
    '/* #fff */ a#add:hover { color: inherit; }',
    '.red { margin: 0; }',
  ])('passes %s', (css) => {
    expect(rawColorsInCss(css)).toEqual([]);
  });
});

describe('in a component', () => {
  it.each([
    ['<path fill="#fff" />', '#fff'],
    ['<IconClose color="gray" />', 'gray'],
    ["<path stroke={'rgb(0 0 0)'} />", 'rgb(0 0 0)'],
  ])('finds %s', (source, color) => {
    expect(rawColorsInMarkup(source)).toEqual([color]);
  });

  it.each(['<path fill="none" stroke="currentColor" />', '<path fill="var(--pilot-ink)" />', 'const red = "#fff";'])(
    'passes %s',
    (source) => {
      expect(rawColorsInMarkup(source)).toEqual([]);
    },
  );
});

const sources = readdirSync('src', {recursive: true, encoding: 'utf8'}).map((file) => join('src', file));
const tokens = join('src', 'css', 'tokens.css');
const sheets = sources.filter((file) => file.endsWith('.css') && file !== tokens);
const components = sources.filter((file) => file.endsWith('.tsx'));

test('the site’s own sources take every color from the tokens', () => {
  const found = [
    ...sheets.flatMap((file) => rawColorsInCss(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`)),
    ...components.flatMap((file) => rawColorsInMarkup(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`)),
  ];
  expect(found).toEqual([]);
  expect(rawColorsInCss(readFileSync(tokens, 'utf8')).length).toBeGreaterThan(0);
  expect(sheets.length).toBeGreaterThan(10);
  expect(components.length).toBeGreaterThan(50);
});

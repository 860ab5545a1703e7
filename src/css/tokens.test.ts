import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {identity} from '../../config/identity';

type Palette = Readonly<Record<string, string>>;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The color tokens of one block: `--pilot-ink: #1d2026;` → `{ink: '#1d2026'}`. */
function colorsAfter(selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block for ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--pilot-([\w-]+): (#[\da-f]+);/g)].map(([, name, color]) => [name, color]),
  );
}

const SHARE = /var\(--tone\) (\d+)%, var\(--pilot-surface-raised\)/;
const TONES = ['good', 'bad', 'info'];

/** With the grounds of tones, which content.css mixes. */
function withSoft(palette: Palette): Palette {
  const content = readFileSync(new URL('content.css', import.meta.url), 'utf8');
  const share = Number(SHARE.exec(content)?.[1]) / 100;
  const soft = (tone: string) => {
    const [color, ground] = [palette[tone], palette['surface-raised']].map((hex) => hex!.slice(1).match(/../g)!);
    const mixed = color!.map(
      (part, index) => share * Number.parseInt(part, 16) + (1 - share) * Number.parseInt(ground![index]!, 16),
    );
    return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  };
  return {...palette, ...Object.fromEntries(TONES.map((tone) => [`${tone}-soft`, soft(tone)]))};
}

const colors = colorsAfter(':root');
const light = withSoft(colors);
const palettes = {light, dark: withSoft({...colors, ...colorsAfter("[data-theme='dark']")})};

function channels(hex: string): number[] {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Relative luminance and contrast ratio as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['surface', 'surface-raised', 'surface-sunken'];
const SOFT = Object.keys(light).filter((name) => name.endsWith('-soft') && name !== 'ink-soft');
const TINTS = [...SOFT, 'comment'];
const SHADES = ['shade-first', 'shade-last'];

/**
 * Colors, the backgrounds they are used on, and the minimum contrast: 7 for body text, 4.5 for other text, 3 for parts
 * of controls.
 */
const floors: readonly [number, string, readonly string[]][] = [
  [7, 'ink', [...SURFACES, 'surface-marked', ...TINTS]],
  [7, 'ink-soft', SURFACES],
  [7, 'accent', SURFACES],
  [4.5, 'ink-soft', ['surface-marked', 'comment']],
  [4.5, 'accent', ['surface-marked', ...TINTS]],
  [4.5, 'accent-strong', ['surface']],
  [4.5, 'accent-ink', ['accent', 'accent-strong']],
  [4.5, 'good', ['surface', 'surface-raised', 'good-soft']],
  [4.5, 'warn', ['surface', 'surface-raised', 'comment']],
  [4.5, 'bad', ['surface', 'surface-raised', 'bad-soft']],
  [4.5, 'info', ['surface', 'surface-raised', 'info-soft']],
  [4.5, 'shade-ink', SHADES],
  [3, 'line-strong', [...SURFACES, 'surface-marked']],
];

const pairs = floors.flatMap(([floor, color, grounds]) => grounds.map((ground) => ({floor, color, ground})));

describe.each(Object.entries(palettes))('in %s mode', (_, palette) => {
  it.each(pairs)('$color stands out from $ground by $floor', ({color, ground, floor}) => {
    expect(palette).toHaveProperty(color);
    expect(palette).toHaveProperty(ground);
    expect(contrast(palette[color]!, palette[ground]!)).toBeGreaterThanOrEqual(floor);
  });
});

it('measures contrast as the standard does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
});

it('has every token that a style or a component uses', () => {
  const sources = ['src', 'search'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const used = new Set(sources.flatMap((source) => source.match(/(?<=var\()--pilot-[\w-]+/g) ?? []));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((token) => !css.includes(`${token}:`))).toEqual([]);
});

it('prints the title of the site on each sheet', () => {
  const print = readFileSync(new URL('print.css', import.meta.url), 'utf8');
  expect(print).toContain(`content: '${identity.documentationTitle}'`);
});

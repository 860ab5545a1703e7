import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

type Palette = Readonly<Record<string, string>>;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The color tokens of one block: `--pilot-ink: #1b2233;` → `{ink: '#1b2233'}`. */
function colorsAfter(selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block for ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--pilot-([\w-]+): (#[\da-f]+);/g)].map(([, name, color]) => [name, color]),
  );
}

const light = colorsAfter(':root');
const palettes = {light, dark: {...light, ...colorsAfter("[data-theme='dark']")}};

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

type Measured = {pair: string; text: string; ground: string; light: number; dark: number; floor: number};

/** Rows of the comment table: `ink on surface   15.4   14.9   7`. */
const documented: readonly Measured[] = [
  ...css.matchAll(/^ \* +(([\w-]+) on ([\w-]+)) +([\d.]+) +([\d.]+) +([\d.]+)$/gm),
].map(([, pair = '', text = '', ground = '', inLight, inDark, floor]) => ({
  pair,
  text,
  ground,
  light: Number(inLight),
  dark: Number(inDark),
  floor: Number(floor),
}));

const BODY_TEXT = 7;
const OTHER_TEXT = 4.5;
const PARTS = 3;

describe('the documented contrasts', () => {
  it('cover body text, other text and parts of controls', () => {
    expect(new Set(documented.map(({floor}) => floor))).toEqual(new Set([BODY_TEXT, OTHER_TEXT, PARTS]));
  });

  it('hold body text on every ground to its floor', () => {
    const grounds = documented
      .filter(({text, floor}) => text === 'ink' && floor === BODY_TEXT)
      .map(({ground}) => ground);
    const softGrounds = Object.keys(light).filter((name) => name.endsWith('-soft') && name !== 'ink-soft');
    expect(grounds).toEqual(
      expect.arrayContaining(['surface', 'surface-raised', 'surface-sunken', 'comment', 'message', ...softGrounds]),
    );
  });

  for (const mode of ['light', 'dark'] as const) {
    it.each(documented)(`$pair is as measured and above its floor in ${mode} mode`, (row) => {
      const {[row.text]: text, [row.ground]: ground} = palettes[mode];
      if (!text || !ground) throw new Error(`tokens.css has no color for "${row.pair}"`);
      const ratio = contrast(text, ground);
      expect(ratio).toBeGreaterThanOrEqual(row.floor);
      expect(row[mode]).toBe(Number(ratio.toFixed(1)));
    });
  }
});

it('measures contrast as the standard does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
});

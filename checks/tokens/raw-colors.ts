/** Finds raw colors where a token should be used. */
import {NAMED_COLORS} from './named-colors';

const HEX = /#[\da-f]{3,8}\b/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
/** Names inside strings, URLs, and variables aren't colors. */
const NOT_A_COLOR = /'[^']*'|"[^"]*"|\burl\([^)]*\)|--[\w-]+/g;

function colorsIn(value: string): string[] {
  const bare = value.replace(NOT_A_COLOR, ' ');
  const words = bare.match(/[a-z]+/gi) ?? [];
  return [
    ...(bare.match(HEX) ?? []),
    ...(bare.match(FUNCTION) ?? []),
    ...words.filter((word) => NAMED_COLORS.has(word.toLowerCase())),
  ];
}

/** Checks only the property values of a style sheet. */
export function rawColorsInCss(css: string): string[] {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)[\w-]+\s*:\s*([^;{}]+)(?=[;}])/g);
  return [...declarations].flatMap(([, value = '']) => colorsIn(value));
}

/** Checks the paint attributes of a component's drawings. */
export function rawColorsInMarkup(source: string): string[] {
  const paints = source.matchAll(/\b(?:fill|stroke|color|stopColor|floodColor)=\{?["'`]([^"'`]*)["'`]/g);
  return [...paints].flatMap(([, value = '']) => colorsIn(value));
}

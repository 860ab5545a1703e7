/** Hostile inputs, reproducible by seed. */
import {seeded} from '../../seeded';

/** Set if any text runs as code; the browser tests watch for it. */
export const MARK = 'hostileTextRan';

const CODE = `window.${MARK}=1`;

const PAYLOADS = [
  `<script>${CODE}</script>`,
  `<img src=x onerror=${CODE}>`,
  `<svg/onload=${CODE}>`,
  `"><script>${CODE}</script>`,
  `'-${CODE}-'`,
  `\${${CODE}}`,
  `{{constructor.constructor('${CODE}')()}}`,
  `javascript:${CODE}`,
  `<a href="javascript:${CODE}">x</a>`,
  `<iframe srcdoc="<script>${CODE}</script>">`,
  `</title><script>${CODE}</script>`,
  `<mark><img src=x onerror=${CODE}></mark>`,
  `&lt;script&gt;${CODE}&lt;/script&gt;`,
  `data:text/html,<script>${CODE}</script>`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{"__proto__":{"polluted":1}}',
  '//elsewhere.example/',
  '\\\\elsewhere.example\\',
  'https://elsewhere.example/',
  '/../../etc/passwd',
  '%2e%2e%2f',
  '%',
  '%E0%A4%A',
  '%00',
  '(((((((((((a+)+)+)+',
  '.*+?^${}()|[]\\',
  '\u0000\u0001\u001f\u007f',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u2066gnitset\u2069',
  '\ufeff\u200b\u200d',
  'e\u0301\u0327'.repeat(20),
  '𝒄𝒂𝒔𝒆 🦷🏽‍🔬',
  'null',
  'undefined',
  'NaN',
  '-1e999',
  '[]',
  '{}',
  'case invoice',
  'return label',
  ' ',
];

type Random = () => number;

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const anyCharacter = (random: Random) => String.fromCharCode(Math.floor(random() * (random() < 0.5 ? 0x80 : 0x10000)));
const repeat = (random: Random, most: number, make: () => string) =>
  Array.from({length: Math.floor(random() * most) + 1}, make).join('');

const MAKERS: readonly ((random: Random) => string)[] = [
  (random) => pick(random, PAYLOADS),
  (random) => repeat(random, 4, () => pick(random, PAYLOADS)),
  (random) => repeat(random, 40, () => anyCharacter(random)),
  (random) => pick(random, PAYLOADS).slice(Math.floor(random() * 6)),
  (random) => encodeURIComponent(pick(random, PAYLOADS).toWellFormed()),
  (random) => pick(random, PAYLOADS).repeat(Math.floor(random() * 60) + 1),
  (random) => {
    const text = [...pick(random, PAYLOADS)];
    text.splice(Math.floor(random() * text.length), 1, anyCharacter(random));
    return text.join('');
  },
];

export function hostileTexts(seed: number, count: number): string[] {
  const random = seeded(seed);
  return Array.from({length: count}, () => pick(random, MAKERS)(random));
}

/** Any JSON value, with hostile texts as keys and values. */
export function hostileValue(random: Random, depth = 3): unknown {
  const text = () => pick(random, MAKERS)(random);
  const several = <T>(make: () => T): T[] => Array.from({length: Math.floor(random() * 4)}, make);
  const inner = () => hostileValue(random, depth - 1);
  const simple = [() => null, () => random() < 0.5, () => (random() - 0.5) * 1e6, text, text];
  const nested = [() => several(inner), () => Object.fromEntries(several(() => [text(), inner()]))];
  return pick<() => unknown>(random, depth > 0 ? [...simple, ...nested] : simple)();
}

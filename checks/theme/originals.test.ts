/** Which original each theme override was made from, so that an upgrade of the generator names those to review. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {filesBelow} from '../../lib/files';

/** Where the generator looks for a component, the theme first. */
const FOLDERS = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

/** Components of this site that the generator's theme doesn't have. */
const OWN_PARTS = new Set(['SearchPage']);

/** `src/theme/Footer/Logo/index.tsx` overrides `Footer/Logo`. */
function overrides(): string[] {
  const files = filesBelow('src/theme');
  const folders = files.filter((file) => file.endsWith('/index.tsx')).map((file) => dirname(file));
  const single = files.filter((file) => /^(\w+|NavbarItem\/ComponentTypes)\.tsx?$/.test(file));
  return [...folders, ...single.map((file) => file.replace(/\.tsx?$/, ''))]
    .filter((part) => !OWN_PARTS.has(part))
    .sort();
}

function hashOfOriginal(part: string): string {
  const candidates = FOLDERS.flatMap((folder) => [join(folder, part, 'index.js'), join(folder, `${part}.js`)]);
  const file = candidates.find((candidate) => existsSync(candidate));
  return file ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) : 'missing';
}

it('no original has changed; compare each that has with its override, then run `npx vitest run checks/theme -u`', async () => {
  const originals = Object.fromEntries(overrides().map((part) => [part, hashOfOriginal(part)]));
  expect(Object.keys(originals).length).toBeGreaterThan(10);
  await expect(`${JSON.stringify(originals, undefined, 2)}\n`).toMatchFileSnapshot('../../src/theme/originals.json');
});

it('the theme has every part that is overridden, and src/theme/README.md the reason for it', () => {
  const reasons = readFileSync('src/theme/README.md', 'utf8');
  expect(overrides().filter((part) => !reasons.includes(`\n- \`${part}\` (`))).toEqual([]);
  expect(overrides().filter((part) => hashOfOriginal(part) === 'missing')).toEqual([]);
});

/** Which original each theme override is based on, so that an upgrade can list those to review. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';

export const ORIGINALS_FILE = 'src/theme/originals.json';

/** Where the generator looks for a component, the theme first. */
const FOLDERS = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

/** Components of this site that the generator's theme doesn't have. */
const OWN_PARTS = new Set(['SearchPage']);

/** `src/theme/Footer/Logo/index.tsx` overrides `Footer/Logo`. */
export function overrides(folder = 'src/theme'): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll('\\', '/'));
  const folders = files.filter((file) => file.endsWith('/index.tsx')).map((file) => dirname(file));
  const single = files.filter((file) => /^(\w+|NavbarItem\/ComponentTypes)\.tsx?$/.test(file));
  return [...folders, ...single.map((file) => file.replace(/\.tsx?$/, ''))]
    .filter((part) => !OWN_PARTS.has(part))
    .sort();
}

function originalOf(part: string): string | undefined {
  const candidates = FOLDERS.flatMap((folder) => [join(folder, part, 'index.js'), join(folder, `${part}.js`)]);
  return candidates.find((file) => existsSync(file));
}

export type Originals = Readonly<Record<string, string>>;

/** The hash of each override's original, if it has one. */
export function readOriginals(parts: readonly string[] = overrides()): Originals {
  return Object.fromEntries(
    parts.map((part) => {
      const file = originalOf(part);
      return [part, file ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) : 'missing'];
    }),
  );
}

export function driftProblems(recorded: Originals, current: Originals): string[] {
  const parts = new Set([...Object.keys(recorded), ...Object.keys(current)]);
  return [...parts].sort().flatMap((part) => {
    if (!(part in current)) return [`${part}: the override is gone. Run \`npm run theme:originals\`.`];
    if (current[part] === 'missing') return [`${part}: the theme has no such part any more. Remove the override.`];
    if (!(part in recorded))
      return [`${part}: a new override. Give its reason in src/theme/README.md, then run \`npm run theme:originals\`.`];
    if (recorded[part] === current[part]) return [];
    return [`${part}: the original has changed. Compare the override with it, then run \`npm run theme:originals\`.`];
  });
}

/**
 * Lockfile requirements: every package comes from the registry, is pinned by its hash, and has an acceptable license.
 */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
};
export type Lockfile = {lockfileVersion: number; packages: Record<string, LockedPackage>};

/** Licenses that require only a notice, and those that apply only to changes to the tool itself. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
]);

/** Packages whose entry has no license or another one, and why they may be used. */
export const LICENCE_EXCEPTIONS: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: words for the spelling check; none of it is published.',
  busboy: 'MIT by the older field “licenses”; used by a scanner only.',
  'caniuse-lite': 'CC-BY-4.0: data about browsers that the build reads; none of it is published.',
  eval: 'MIT by the older field “licenses”; used by the build only.',
  format: 'MIT by the older field “licenses”; used by the build only.',
  'require-like': 'MIT by its License file; used by the build only.',
  streamsearch: 'MIT by the older field “licenses”; used by a scanner only.',
};

/** `node_modules/a/node_modules/@b/c` is the package `@b/c`. */
export const packageName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function mayBeUsed(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => LICENCES.has(part)));
}

function problemsOf(path: string, locked: LockedPackage): string[] {
  const problems: string[] = [];
  const {resolved, integrity, license = 'no licence', link} = locked;
  if (link) problems.push('is a link to a folder');
  // The lockfile has no URLs: each package is resolved by name from the registry that npm is configured with.
  if (resolved !== undefined) problems.push(`comes from ${resolved}`);
  if (!integrity?.startsWith('sha512-')) problems.push('has no SHA-512 of its content');
  if (!mayBeUsed(license) && !(packageName(path) in LICENCE_EXCEPTIONS)) problems.push(`has the licence ${license}`);
  return problems.map((problem) => `${path} ${problem}.`);
}

export function lockfileProblems({packages}: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, locked]) => problemsOf(path, locked));
}

/** Ranges that don't refer to a registry version: Git, URLs, files. */
export function foreignRanges({packages}: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, {dependencies = {}}]) =>
    Object.entries(dependencies)
      .filter(([, range]) => /^(git|github|https?|file|link|workspace)\b.*[:/]|^[\w-]+\/[\w-]+/.test(range))
      .map(([name, range]) => `${path || 'the project'} asks for ${name} from ${range}.`),
  );
}

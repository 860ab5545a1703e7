/** Every override of package.json, why it is there, and whether it still changes anything. */
import {packageName, type Lockfile} from './lockfile';

export const OVERRIDE_REASONS: Readonly<Record<string, string>> = {
  '@swc/core': 'The same version as @swc/html, which shares its binaries.',
  '@swc/html': 'The newest version has no binary for Linux on arm64.',
  algoliasearch: 'One version for the modal and for the results page, so that one client is bundled.',
  'oxc-parser': 'The version that knip asks for lacks a binary that installs without scripts.',
  rollup: 'A version whose binaries exist for every machine that the tests run on.',
  'serialize-javascript': 'Versions before 7 can be made to write script into a page.',
  'uuid@8.3.2': 'Versions before 11 are no longer maintained.',
  webpack: 'From 5.100 on the progress bar of the generator refuses its options and no build starts.',
  'webpack-dev-server': 'Versions before 5.2.1 let any site that a writer visits read the sources.',
};

/** `uuid@8.3.2` overrides `uuid`. */
const overriddenName = (key: string) => key.replace(/(?<=.)@[^/]*$/, '');

export function overrideProblems(overrides: Readonly<Record<string, string>>, {packages}: Lockfile): string[] {
  const problems = Object.keys(OVERRIDE_REASONS)
    .filter((key) => !(key in overrides))
    .map((key) => `The override of ${key} is gone; remove its reason.`);
  for (const [key, version] of Object.entries(overrides)) {
    const name = overriddenName(key);
    if (!(key in OVERRIDE_REASONS)) problems.push(`The override of ${key} has no reason.`);
    if (!Object.keys(packages).some((path) => packageName(path) === name)) problems.push(`Nothing installs ${name}: drop its override.`);
    const asked = Object.entries(packages).flatMap(([path, {dependencies = {}}]) => (path && dependencies[name] ? [dependencies[name]] : []));
    if (asked.every((range) => range === version)) problems.push(`Everybody asks for ${name} ${version}: drop its override.`);
  }
  return problems;
}

/** Every override in package.json, the reason for it, and whether it still has an effect. */

type LockedPackage = {version?: string; dependencies?: Record<string, string>};
export type Lockfile = {packages: Record<string, LockedPackage>};

/** `node_modules/a/node_modules/@b/c` is the package `@b/c`. */
const packageName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const BINARIES = 'Pinned to a version that has binaries for both x64 and arm64 in the registry.';

export const OVERRIDE_REASONS: Readonly<Record<string, string>> = {
  '@swc/core': BINARIES,
  '@swc/html': BINARIES,
  'oxc-parser': BINARIES,
  rollup: BINARIES,
  'serialize-javascript': 'Version 6, which plugins of the bundler depend on, has known vulnerabilities.',
  'uuid@8.3.2': 'Version 8, which the development server depends on, is no longer maintained.',
  webpack: 'Since 5.100, the progress bar of the generator rejects its options and no build starts.',
  'webpack-dev-server':
    'Version 4, which the generator depends on, lets any site that a writer visits read the sources.',
};

/** Packages with a binary for each platform. */
export const WITH_BINARIES = Object.keys(OVERRIDE_REASONS).filter((key) => OVERRIDE_REASONS[key] === BINARIES);

/** Platforms for which the locked version of a package has no locked binary. */
export function missingBinaries(name: string, {packages}: Lockfile): string[] {
  const scope = name.startsWith('@') ? name : `@${name}/`;
  const {version} = packages[`node_modules/${name}`] ?? {};
  return ['linux-x64-gnu', 'linux-arm64-gnu'].filter(
    (machine) =>
      !Object.entries(packages).some(
        ([path, locked]) =>
          packageName(path).startsWith(scope) && path.endsWith(`-${machine}`) && locked.version === version,
      ),
  );
}

/** `uuid@8.3.2` overrides `uuid`. */
const overriddenName = (key: string) => key.replace(/(?<=.)@[^/]*$/, '');

export function overrideProblems(overrides: Readonly<Record<string, string>>, {packages}: Lockfile): string[] {
  const problems = Object.keys(OVERRIDE_REASONS)
    .filter((key) => !(key in overrides))
    .map((key) => `The override of ${key} is gone. Remove its reason.`);
  for (const [key, version] of Object.entries(overrides)) {
    const name = overriddenName(key);
    if (!(key in OVERRIDE_REASONS)) problems.push(`The override of ${key} has no reason.`);
    if (!Object.keys(packages).some((path) => packageName(path) === name))
      problems.push(`Nothing installs ${name}. Remove its override.`);
    const ranges = Object.entries(packages).flatMap(([path, {dependencies = {}}]) =>
      path && dependencies[name] ? [dependencies[name]] : [],
    );
    if (ranges.every((range) => range === version))
      problems.push(`Every package already depends on ${name} ${version}. Remove its override.`);
  }
  return problems;
}

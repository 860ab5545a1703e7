/** Tells whether a build is still current, from a hash of all its inputs. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';

const INPUT_VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
];
/** The inputs of a build. Listed here rather than read from git, so that a downloaded archive builds too. */
const INPUTS = [
  'config',
  'content',
  'lib',
  'model',
  'plugins',
  'scripts',
  'search',
  'sidebars',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
];
const NOT_INPUT = /\.(test|spec)\.tsx?$/;

function filesBelow(path: string): string[] {
  return readdirSync(path, {withFileTypes: true}).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(inside) : [inside];
  });
}

export function sourceFiles(inputs: readonly string[] = INPUTS): string[] {
  return inputs
    .filter((input) => existsSync(input))
    .flatMap((input) => (input.includes('.') ? [input] : filesBelow(input)))
    .filter((file) => !NOT_INPUT.test(file))
    .sort();
}

export function fingerprint(files: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const setting of [process.version, ...settings]) hash.update(`${setting}\0`);
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Forces a rebuild every month, because security.txt has an expiry date. */
const monthOf = (date: Date) => date.toISOString().slice(0, 7);

export function sourceFingerprint(now = new Date()): string {
  const files = sourceFiles();
  const variables = INPUT_VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`);
  return fingerprint(files, [monthOf(now), ...variables]);
}

const stampFile = (outDir: string) => join(resolve('.cache'), `${basename(outDir)}.stamp`);

export function readBuildStamp(outDir: string): string | undefined {
  try {
    return readFileSync(stampFile(outDir), 'utf8');
  } catch {
    return undefined;
  }
}

/** Called before a build, so that a failed build is not mistaken for the previous one. */
export function removeBuildStamp(outDir: string): void {
  rmSync(stampFile(outDir), {force: true});
}

export function writeBuildStamp(outDir: string, fingerprint: string): void {
  mkdirSync(dirname(stampFile(outDir)), {recursive: true});
  writeFileSync(stampFile(outDir), fingerprint);
}

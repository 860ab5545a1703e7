/** Tells whether a build is still current, from a hash of all its inputs. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {filesBelow} from '../../lib/files';

const INPUT_VARIABLES = ['SITE_URL', 'BASE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'];
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

export function sourceFiles(inputs: readonly string[] = INPUTS): string[] {
  return inputs
    .filter((input) => existsSync(input))
    .flatMap((input) => (input.includes('.') ? [input] : filesBelow(input).map((file) => `${input}/${file}`)))
    .filter((file) => !NOT_INPUT.test(file))
    .sort();
}

export function sourceFingerprint(now = new Date()): string {
  const hash = createHash('sha256');
  // A new month forces a rebuild, because security.txt has an expiry date.
  hash.update(`${now.toISOString().slice(0, 7)}\0`);
  for (const name of INPUT_VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const file of sourceFiles()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** In the folder itself, next to the other files that hosts do not serve, so that it always describes this build. */
const stampFile = (outDir: string) => join(outDir, '.hosting', 'build-stamp');

export const readBuildStamp = (outDir: string): string | undefined =>
  existsSync(stampFile(outDir)) ? readFileSync(stampFile(outDir), 'utf8') : undefined;

export function writeBuildStamp(outDir: string, fingerprint: string): void {
  mkdirSync(dirname(stampFile(outDir)), {recursive: true});
  writeFileSync(stampFile(outDir), fingerprint);
}

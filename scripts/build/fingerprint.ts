/** Tells whether a build is still current: a hash of everything that goes into it. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';

const INPUT_VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'SITE_IDENTITY',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
];
const NOT_INPUT = /^(tests|bench|checks|deploy|docs)\/|\.(test|spec)\.tsx?$|^[A-Z]+\.md$/;

/** Tracked and new files alike; git knows which ones are ignored. */
export function sourceFiles(folder = '.'): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], {
    encoding: 'utf8',
  });
  // A file that was deleted but not yet committed is still listed.
  return listed.split('\0').filter((file) => file && existsSync(file)).sort();
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

/** A build is made again every month: security.txt says until when it holds. */
const monthOf = (date: Date) => date.toISOString().slice(0, 7);

export function sourceFingerprint(now = new Date()): string {
  const files = sourceFiles().filter((file) => !NOT_INPUT.test(file));
  // The identity may lie anywhere, also where git or the pattern above does not look.
  if (process.env.SITE_IDENTITY) files.push(process.env.SITE_IDENTITY);
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

export function writeBuildStamp(outDir: string, fingerprint: string): void {
  mkdirSync(dirname(stampFile(outDir)), {recursive: true});
  writeFileSync(stampFile(outDir), fingerprint);
}

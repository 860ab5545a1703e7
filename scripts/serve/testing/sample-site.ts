/** A small built site in a temporary folder, next to a secret file that must never be served. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

export const HOME = '<!doctype html><title>Home</title>';
export const NOT_FOUND = '<!doctype html><title>Page Not Found</title>';
export const SCRIPT = 'console.log("application");';

const files: Record<string, string | Buffer> = {
  'index.html': HOME,
  '404.html': NOT_FOUND,
  'docs/cases/overview/index.html': '<!doctype html><title>Cases</title>',
  'docs/cases/overview.md': '# Cases',
  'assets/js/main.abc.js': SCRIPT,
  'assets/js/main.abc.js.br': brotliCompressSync(SCRIPT),
  'assets/js/main.abc.js.gz': gzipSync(SCRIPT),
  'assets/css/styles.abc.css': 'body{}',
  'img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.well-known/security.txt': 'Contact: mailto:security@pilot.example',
  '.git/config': 'secret',
  _headers: [
    '# written by the build',
    '/*',
    '  X-Content-Type-Options: nosniff',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/help/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ].join('\n'),
};

export type SampleSite = {root: string; remove: () => void};

export function createSampleSite(): SampleSite {
  const folder = mkdtempSync(join(tmpdir(), 'sample-site-'));
  const root = join(folder, 'build');
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  return {root, remove: () => rmSync(folder, {recursive: true, force: true})};
}

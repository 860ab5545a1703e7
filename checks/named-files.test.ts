/** Files named in comments and handbooks exist. */
import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {filesBelow} from '../lib/files';

const FOLDERS = 'bench checks config deploy docs lib model plugins scripts search sidebars src tests'.split(' ');
const NAMED = new RegExp(`(?<![\\w/.-])(?:${FOLDERS.join('|')})/[\\w/.-]*\\w\\.(?:tsx?|cjs|css|mdx?|json|txt)\\b`, 'g');

it('every file that a comment or a handbook names exists', () => {
  const files = FOLDERS.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  const sources = [...files, 'README.md', 'CONTRIBUTING.md', 'ACCESSIBILITY.md'].filter((file) =>
    /(?<!\.test)\.(md|tsx?|css)$/.test(file),
  );
  const wordsOf = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => file.endsWith('.md') || /^\s*(\/?\*|\/\/)/.test(line));
  const missing = sources.flatMap((file) =>
    (wordsOf(file).join('\n').match(NAMED) ?? []).filter((name) => !existsSync(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** What the handbooks name exists: files, links, commands, and stages of the tests. */
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {stageGroups} from './test/stages';

const HANDBOOKS = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'deploy/README.md'];
/** Made by a command that the handbook names beside it. */
const MADE = /^(build|\.cache)(\/|$)/;

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
const stages = new Set(stageGroups.flat().map(({name}) => name));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Paths in backticks below a folder of the project; a pattern or a name to fill in is none. */
const pathsIn = (text: string) =>
  all(text, /`(\.?[a-z][\w.-]*\/[\w./@-]*)`/g).filter((path) => !MADE.test(path) && existsSync(path.split('/')[0]!));

describe.each(HANDBOOKS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names files that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = all(text, /\]\((?!https?:|#|\/)([^)#]+)/g);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  it('names commands and stages that exist', () => {
    expect(all(text, /\bnpm run ([\w:]+)/g).filter((name) => !scripts[name])).toEqual([]);
    const named = all(text, /\bnpm test -- ([a-z ]+)`/g).flatMap((names) => names.trim().split(' '));
    expect(named.filter((name) => !stages.has(name))).toEqual([]);
  });
});

it('finds paths, commands, and stages in the handbook of writers', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(pathsIn(text)).toContain('model/entities.ts');
  expect(pathsIn('`model/entity.ts`')).toEqual(['model/entity.ts']);
});

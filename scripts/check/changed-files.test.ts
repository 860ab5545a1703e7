import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {changedFiles} from './changed-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'changes-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {cwd: folder});
const write = (name: string) => writeFileSync(join(folder, name), 'text');
function commit(name: string) {
  write(name);
  git('add', '.');
  git('commit', '--quiet', '--message', name);
}

it('finds changed and new files, whatever their names', () => {
  git('init', '--quiet');
  commit('one.mdx');
  writeFileSync(join(folder, 'one.mdx'), 'other');
  write('café “new”.mdx');
  expect(changedFiles(folder).files?.sort()).toEqual(['café “new”.mdx', 'one.mdx']);
});

it('takes the last commit when nothing has changed, and everything where there is none before', () => {
  expect(changedFiles(folder)).toEqual({says: 'There is no Git repository with a commit: checking everything.'});
  git('init', '--quiet');
  commit('one.mdx');
  expect(changedFiles(folder).says).toContain('the commit before is not in this clone');
  commit('two.mdx');
  expect(changedFiles(folder).files).toEqual(['two.mdx']);
});

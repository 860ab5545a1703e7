import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** `files` is undefined if everything has to be checked. */
export type Changes = {files?: string[]; says: string};

export function changedFiles(folder = '.'): Changes {
  /** Undefined if the command fails. `-z`, because Git quotes names such as `café.mdx` otherwise. */
  const git = (...args: string[]): string[] | undefined => {
    try {
      const output = execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
      return output.split('\0').filter((file) => file && existsSync(`${folder}/${file}`));
    } catch {
      return undefined;
    }
  };
  const tracked = git('diff', '--name-only', '-z', '--relative', 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (!tracked || !added) return {says: 'There is no Git repository with a commit: checking everything.'};
  const open = [...tracked, ...added];
  if (open.length > 0) return {files: open, says: `Changed files: ${open.length}`};
  const last = git('diff', '--name-only', '-z', '--relative', 'HEAD~1', 'HEAD');
  return last
    ? {files: last, says: `Nothing has changed; files of the last commit: ${last.length}`}
    : {says: 'Nothing has changed, and the commit before is not in this clone: checking everything.'};
}

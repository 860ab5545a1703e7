/** The checks that `npm run check` runs for a set of changed files, or for all files. */
import {checkTypes, command, type Options} from '../test/command';
import {isWorded, wordedFiles} from '../test/worded-files';

type Run = (options: Options) => Promise<number>;
export type Check = {name: string; run: Run; args: readonly string[]; fix?: string};

const tool = (name: string, file: string, args: readonly string[], fix?: string): Check => ({
  name,
  args,
  run: (options) => command(file, args, options),
  fix,
});

const CONTENT = ['checks/content', 'config/routes.test.ts', 'src/components/Figure'];

export function checksFor(files: readonly string[] | undefined): Check[] {
  const those = (pattern: RegExp) => files?.filter((file) => pattern.test(file)) ?? ['.'];
  const [code, texts] = [those(/\.(tsx?|mts|mjs|cjs)$/), those(/\.mdx?$/)];
  const worded = files?.filter(isWorded) ?? wordedFiles();
  const isAboutContent = !files || files.some((file) => /^(content|model|src\/pages)\//.test(file));
  // Excludes the tests that the content check already runs.
  const related = files ? ['related', '--run', ...code] : ['run'];
  const others = isAboutContent
    ? CONTENT.flatMap((path) => ['--exclude', `${path}${path.endsWith('.ts') ? '' : '/**'}`])
    : [];
  const checks: (Check | false)[] = [
    {name: 'types', args: [], run: checkTypes},
    code.length > 0 && tool('lint', 'eslint', ['--max-warnings', '0', ...code]),
    tool(
      'format',
      'prettier',
      ['--check', '--log-level', 'warn', '--ignore-unknown', ...(files ?? ['.'])],
      'npm run format fixes it.',
    ),
    code.length > 0 && tool('unit tests', 'vitest', [...related, ...others, '--reporter=dot', '--silent=passed-only']),
    isAboutContent && tool('content', 'vitest', ['run', ...CONTENT, '--reporter=dot', '--silent=passed-only']),
    worded.length > 0 &&
      tool(
        'spelling',
        'cspell',
        ['--no-progress', '--no-summary', ...worded],
        'Correct it, or add a word of the trade or a name to .cspell/dental-words.txt.',
      ),
    texts.length > 0 && tool('Markdown', 'markdownlint-cli2', []),
  ];
  return checks.filter((check) => check !== false);
}

/** Runs the generator in a separate process, so that its memory is freed before the next step. */
import {fork} from 'node:child_process';
import {resolve} from 'node:path';
import {UserError} from '../../lib/user-error';

export async function generate(outDir: string): Promise<void> {
  const child = fork(resolve('scripts/build/generator.ts'), [outDir], {
    // Room for short-lived objects, of which a build makes many: collecting them costs half as much.
    execArgv: ['--max-semi-space-size=64', '--require', resolve('scripts/typescript.cjs')],
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SKIP_HTML_MINIFICATION: 'true',
      // The bundler's cache tracks the pages but not what is inlined in them: facts, figures, titles of other pages.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    },
  });
  let warnings = '';
  let mistakes: string[] = [];
  child.stderr!.on('data', (part: Buffer) => (warnings += part));
  child.on('message', (sentences: string[]) => (mistakes = sentences));
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  // The generator logs a user error twice, with its stack trace; the sentence is enough.
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  if (code !== 0 && warnings.includes('ENOSPC')) throw new UserError('The disk is full: make room and run it again.');
  process.stderr.write(warnings);
  if (code !== 0) throw new UserError(`The generator stopped with code ${String(code)}; its report is above.`);
}

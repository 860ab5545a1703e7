/** Runs the generator in a separate process, so that its memory is freed before the next step. */
import {fork} from 'node:child_process';
import {resolve} from 'node:path';
import {UserError} from '../../lib/user-error';
import {dropStaleGeneratorCache} from './generator-cache';

export async function generate(outDir: string): Promise<void> {
  dropStaleGeneratorCache();
  const child = fork(resolve('scripts/build/generator.ts'), [outDir], {
    // ES modules are loaded with require(), for which Node 20 prints an experimental warning.
    execArgv: ['--require', resolve('scripts/build/typescript.cjs'), '--disable-warning=ExperimentalWarning'],
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'production', SKIP_HTML_MINIFICATION: 'true'},
  });
  let warnings = '';
  let mistakes: string[] = [];
  child.stderr!.on('data', (part: Buffer) => (warnings += part));
  child.on('message', (sentences: string[]) => (mistakes = sentences));
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  // The generator logs a user error twice, with its stack trace; the sentence is enough.
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  process.stderr.write(warnings);
  if (code !== 0) throw new UserError(`The generator stopped with code ${String(code)}; its report is above.`);
}

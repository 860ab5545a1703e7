/** Runs the generator in a separate process, which frees its memory at the end and lets us read its report. */
import {once} from 'node:events';
import {UserError} from '../../lib/user-error';
import {start} from '../child';

export async function generate(outDir: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  // Room for short-lived objects, of which a build makes many: collecting them costs half as much.
  const args = ['--max-semi-space-size=64', '--require', 'esbuild-register', 'scripts/build/generator.ts', outDir];
  const child = start(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SKIP_HTML_MINIFICATION: 'true',
      // The bundler's cache tracks pages but not the facts, figures, and titles of other pages that are inlined in them.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      ...env,
    },
  });
  let report = '';
  let mistakes: string[] = [];
  child.stderr!.on('data', (part: Buffer) => (report += part.toString()));
  child.on('message', (sentences: string[]) => (mistakes = sentences));
  const [code] = (await once(child, 'close')) as [number | null];
  // The generator logs a mistake with a stack trace, twice; the sentence is enough.
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  process.stderr.write(report);
  if (code !== 0) throw new UserError('The generator stopped; its report is above.');
}

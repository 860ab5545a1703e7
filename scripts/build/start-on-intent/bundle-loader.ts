import {build} from 'esbuild';

/** The longest the inline loader may be. */
export const LOADER_LIMIT = 2048 * 1.5;

export async function bundleLoader(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: ['src/start-on-intent/loader.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]!.text.trim();
}

import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';

/** It comes with every page, so it may not grow past this many bytes on the line. */
const LOADER_LIMIT = 4096;

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
  const loader = outputFiles[0]!.text.trim();
  const size = brotliCompressSync(loader).length;
  if (size > LOADER_LIMIT) throw new Error(`The loader has ${size} bytes compressed; at most ${LOADER_LIMIT} are allowed.`);
  return loader;
}

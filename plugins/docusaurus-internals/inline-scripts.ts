/** The two inline scripts of every page, minified: the guard and the loader (src/loader). */
import {brotliCompressSync} from 'node:zlib';
import {buildSync} from 'esbuild';

/** The loader is inlined in every page, so its compressed size in bytes is capped. */
const LOADER_LIMIT = 4850;

function bundle(contents: string): string {
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: '.', loader: 'ts'},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]!.text.trim();
}

export const bundleGuard = (baseUrl: string): string =>
  bundle(`
    import {guardAddress} from './src/loader/guard';
    import {installPolicy} from './src/loader/trusted-types';
    installPolicy(${JSON.stringify(`${baseUrl}assets/`)});
    guardAddress(${JSON.stringify(baseUrl)});
  `);

export function bundleLoader(): string {
  const loader = bundle("import './src/loader/loader';");
  const size = brotliCompressSync(loader).length;
  if (size > LOADER_LIMIT) {
    throw new Error(`The loader has ${size} bytes compressed; at most ${LOADER_LIMIT} are allowed.`);
  }
  return loader;
}

/** The two inline scripts of every page, minified: the guard and the loader (src/loader). */
import {buildSync} from 'esbuild';

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

export const bundleLoader = (): string => bundle("import './src/loader/loader';");

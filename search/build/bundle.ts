/**
 * Bundles the search dialog's script on its own, because the dialog works before the application and without it. It
 * needs only a few hooks of React, which Preact has in a tenth of the size.
 */
import {build} from 'esbuild';
import type {SearchSettings} from '../../config/search';

type Options = {mode: SearchSettings['mode']; generatedFilesDir: string};

export async function bundleDialog({mode, generatedFilesDir}: Options): Promise<{script: string; inputs: string[]}> {
  const {outputFiles, metafile} = await build({
    entryPoints: ['search/dialog/entry.tsx'],
    outfile: 'search.js',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: {
      react: 'preact/hooks',
      '@generated': generatedFilesDir,
      // Only one of the two clients is bundled.
      ...(mode === 'hosted' && {'@site/search/embedded/client': './search/hosted/index.ts'}),
    },
  });
  return {script: outputFiles[0]!.text, inputs: Object.keys(metafile.inputs)};
}

/** Keeps out of the browser what this site never uses there; each entry says what and why. */
import type {Plugin} from '@docusaurus/types';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {chunkGroups} from './chunk-groups';

const require = createRequire(__filename);

function clientAliases(): Record<string, string | false> {
  const themeClassic = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    // A highlighter; the code blocks of this site are plain text (src/theme/CodeBlock).
    [join(themeClassic, 'lib/prism-include-languages')]: false,
    // The same functions without the helpers of the TypeScript compiler, all of which the original brings.
    '@docusaurus/utils-common$': resolve(__dirname, 'utils-common.ts'),
  };
}

export default function leanClient({generatedFilesDir}: {generatedFilesDir: string}): Plugin {
  const generated = ['registry.js', 'docusaurus.config.mjs'].map((file) => join(generatedFilesDir, file));
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: {alias: clientAliases()},
        module: {rules: [{include: generated, use: resolve(__dirname, 'generated-loader.cjs')}]},
        optimization: {splitChunks: {cacheGroups: chunkGroups}},
      };
    },
  };
}

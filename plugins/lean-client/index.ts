/** Keeps out of the browser what this site never uses there; each line says what and why. */
import type {Plugin} from '@docusaurus/types';
import {createRequire} from 'node:module';
import {dirname, resolve} from 'node:path';
import {chunkGroups} from './chunk-groups';

const require = createRequire(__filename);
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));

export function clientAliases(): Record<string, string | false> {
  return {
    // A highlighter for languages that no page is written in; the code block here is plain text (src/theme/CodeBlock).
    [resolve(packageFolder('@docusaurus/theme-classic'), 'lib/prism-include-languages')]: false,
    // The same functions without the helpers of the TypeScript compiler, all of which the original brings.
    '@docusaurus/utils-common$': resolve(__dirname, 'utils-common.ts'),
  };
}

export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {resolve: {alias: clientAliases()}, optimization: {splitChunks: {cacheGroups: chunkGroups}}};
    },
  };
}

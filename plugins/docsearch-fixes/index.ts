/** Applies the listed fixes to DocSearch while it is bundled. */
import type {Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {resolve} from 'node:path';
import {fixes} from './fixes';

export default function docSearchFixes(): Plugin {
  return {
    name: 'docsearch-fixes',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
              use: {
                loader: resolve(__dirname, 'loader.cjs'),
                // The persistent cache does not notice a changed loader; it does notice changed options.
                options: {version: createHash('sha256').update(JSON.stringify(fixes)).digest('hex'), fixes},
              },
            },
          ],
        },
      };
    },
  };
}

/** Keeps out of the browser what this site never uses there; each entry says what and why. */
import type {Plugin} from '@docusaurus/types';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {chunkGroups} from './chunk-groups';

const require = createRequire(__filename);

const nothing = resolve(__dirname, 'nothing.ts');

/** Parts of the theme that show nothing here: one version, no drafts, tags, or logo in the footer. Together 1.9 KiB. */
const EMPTY_PARTS = ['ContentVisibility', 'DocVersionBadge', 'DocVersionBanner', 'Footer/Logo', 'TagsListInline'];

function clientAliases(): Record<string, string | false> {
  const themeCommon = dirname(require.resolve('@docusaurus/theme-common'));
  const application = dirname(require.resolve('@docusaurus/core/lib/client/prefetch.js'));
  const themeClassic = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    ...Object.fromEntries(EMPTY_PARTS.map((part) => [`@theme/${part}`, nothing])),
    // A highlighter; the code blocks of this site are plain text (src/theme/CodeBlock).
    [join(themeClassic, 'lib/prism-include-languages')]: false,
    // A rule that hides the focus from the mouse by a class of the body. It is set anew with every page, which makes the
    // browser work out the style of all elements again; `:focus-visible` says the same by itself.
    [join(themeCommon, 'hooks/styles.css')]: false,
    // The policy blocks links that prefetch in Firefox.
    [join(application, 'prefetch.js')]: resolve(__dirname, '../../src/client/prefetch.ts'),
    // The loader tells of a wrong base URL (src/start-on-intent).
    [join(application, 'BaseUrlIssueBanner')]: nothing,
    // The same functions without the helpers of the TypeScript compiler, all of which the original brings.
    '@docusaurus/utils-common$': resolve(__dirname, 'utils-common.ts'),
  };
}

/** What the generator gives the pages of a section: its version with the sidebars, and its categories. */
const DOCS_PROPS = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

export default function leanClient({generatedFilesDir}: {generatedFilesDir: string}): Plugin {
  const settings = join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'lean-client',
    // Lightning CSS adds what older browsers need, and looking for a settings file beside every sheet takes time.
    configurePostCss: (options) => ({...options, config: false, plugins: []}),
    configureWebpack(_config, isServer) {
      // The writers' server has other settings, and nobody waits for its bytes.
      if (isServer || process.env.NODE_ENV === 'development') return {};
      return {
        resolve: {alias: clientAliases()},
        module: {
          rules: [{include: [settings, DOCS_PROPS], use: resolve(__dirname, 'generated-loader.cjs')}],
        },
        // A chunk is known by the name of its file, so that no list has to translate.
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: chunkGroups}},
      };
    },
  };
}

/** Keeps code that this site never uses out of the browser; each entry says what and why. */
import type {Plugin} from '@docusaurus/types';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';

const require = createRequire(__filename);

const nothing = resolve(__dirname, 'nothing.ts');

/** Theme components that render nothing here: one version, no drafts, tags, or footer logo. 1.9 KiB in total. */
const EMPTY_PARTS = ['ContentVisibility', 'DocVersionBadge', 'DocVersionBanner', 'Footer/Logo', 'TagsListInline'];

/** Files, because the bundler names a module that is aliased to `false` after its absolute path. */
function clientAliases(): Record<string, string> {
  const themeCommon = dirname(require.resolve('@docusaurus/theme-common'));
  const application = dirname(require.resolve('@docusaurus/core/lib/client/prefetch.js'));
  const client = resolve(__dirname, '../../../src/client');
  const themeClassic = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    ...Object.fromEntries(EMPTY_PARTS.map((part) => [`@theme/${part}`, nothing])),
    // A syntax highlighter; code blocks on this site are plain text (src/theme/CodeBlock).
    [join(themeClassic, 'lib/prism-include-languages')]: nothing,
    // Hides focus outlines from mouse users with a class on the body. The class is set again on every page, which
    // recalculates the style of all elements; `:focus-visible` does the same on its own.
    [join(themeCommon, 'hooks/styles.css')]: nothing,
    // `<toc-highlight>` does it, and the original crashes without a navbar, which an extension may have removed.
    [join(themeCommon, 'hooks/useTOCHighlight.js')]: nothing,
    // Pages are fetched one by one, when the reader rests on a link.
    [join(application, 'docusaurus.js')]: resolve(client, 'window-object.ts'),
    // What to do about a page that can't be loaded.
    [join(application, 'preload.js')]: resolve(client, 'preload.ts'),
    // The loader reports a wrong base URL (src/loader).
    [join(application, 'BaseUrlIssueBanner')]: nothing,
    // The same functions without the TypeScript helpers, all of which the original includes.
    '@docusaurus/utils-common$': resolve(__dirname, 'utils-common.ts'),
  };
}

/** The data that the generator passes to the pages of a section: its version with the sidebars, and its categories. */
const DOCS_PROPS = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** How client code is split into chunks, where it differs from the generator's defaults. */
export const chunkGroups = {
  // Changes with an upgrade only, so returning readers have it.
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    chunks: 'initial',
    enforce: true,
    priority: 60,
  },
  // Would split each page's libraries into extra chunks; most are in the application (src/client/theme-parts.ts).
  defaultVendors: false,
  // The generator's single style sheet, minus page-specific styles, which pages link themselves
  // (plugins/built-pages/start-on-intent.ts).
  styles: {test: /^(?!.*(components[\\/]Home[\\/]|theme[\\/]SearchPage[\\/]))/},
} as const;

export default function leanClient({generatedFilesDir}: {generatedFilesDir: string}): Plugin {
  const settings = join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'lean-client',
    // Lightning CSS handles older browsers, and looking for a config file next to every style sheet takes time.
    configurePostCss: (options) => ({...options, config: false, plugins: []}),
    configureWebpack(_config, isServer) {
      // The development server has its own settings, and bundle size does not matter there.
      if (isServer || process.env.NODE_ENV === 'development') return {};
      return {
        resolve: {alias: clientAliases()},
        module: {
          rules: [{include: [settings, DOCS_PROPS], use: resolve(__dirname, 'generated-loader.cjs')}],
        },
        // Chunk ids equal the chunk names, so the runtime needs no table to map them.
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: chunkGroups}},
      };
    },
  };
}

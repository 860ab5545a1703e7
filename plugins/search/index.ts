/**
 * The search of this site: its entries beside the application's, its settings, the route of its results page, and its
 * description for browsers that can search from their address bar.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {Identity} from '../../config/identity';
import {STARTING_TASKS, type SearchSettings} from '../../config/search';
import {describeSearch} from './open-search';
import type {SiteSearch} from './settings';

const NAME = 'site-search';
/** The client works while the view and React, which is most of the script, are still on their way. */
const ENTRIES = {client: 'search-client', view: 'search'};
const DESCRIPTION_FILE = 'opensearch.xml';

type Options = {settings: SearchSettings; identity: Identity};
type LoadedDocs = {loadedVersions: {versionName: string; isLast: boolean}[]};
type Compiler = {hooks: {afterEmit: {tapPromise: (name: string, listener: () => Promise<void>) => void}}};

/** The documentation's current versions, as the theme tags pages with them. */
function versionTags(docs: Record<string, unknown>): string[] {
  const versions = Object.entries(docs).map(([id, content]) => {
    const {versionName} = (content as LoadedDocs).loadedVersions.find(({isLast}) => isLast)!;
    return `docs-${id}-${versionName}`;
  });
  return ['default', ...versions];
}

/** Every page would load all entries that the generator knows; these wait until somebody wants to search. */
async function hideEntries(manifestFile: string): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as {entrypoints: string[]};
  const entrypoints = manifest.entrypoints.filter((name) => !Object.values(ENTRIES).includes(name));
  await writeFile(manifestFile, JSON.stringify({...manifest, entrypoints}));
}

export default function search({settings, identity}: Options) {
  return ({siteConfig, baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin => ({
    name: NAME,

    async allContentLoaded({allContent, actions}) {
      const site: SiteSearch = {
        ...settings,
        baseUrl,
        siteUrl: siteConfig.url,
        missingResults: identity.missingResults,
        tags: versionTags(allContent['docusaurus-plugin-content-docs'] ?? {}),
        tasks: STARTING_TASKS,
      };
      await actions.createData('settings.json', site);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    configureWebpack({entry}, isServer) {
      // The browser gets the code of one client only.
      const clients = resolve(siteDir, 'src/search/client');
      const alias: Record<string, string> =
        settings.mode === 'hosted' ? {[join(clients, 'embedded')]: join(clients, 'hosted.ts')} : {};
      if (isServer) return {resolve: {alias}};
      const manifestFile = join(generatedFilesDir, 'client-manifest.json');
      const hidesEntries = {
        apply: ({hooks}: Compiler) => hooks.afterEmit.tapPromise(NAME, () => hideEntries(manifestFile).catch(() => {})),
      };
      return {
        mergeStrategy: {entry: 'replace', plugins: 'append'},
        entry: {
          main: entry as string,
          [ENTRIES.client]: resolve(siteDir, 'src/search/client/start.ts'),
          [ENTRIES.view]: {import: resolve(siteDir, 'src/search/view/entry.tsx'), dependOn: ENTRIES.client},
        },
        resolve: {alias},
        plugins: [hidesEntries],
        optimization: {
          // One runtime for all entries: a module that several use exists once.
          runtimeChunk: 'single',
          splitChunks: {
            cacheGroups: {
              react: {
                name: 'react',
                test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                chunks: 'initial',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}${DESCRIPTION_FILE}`,
          },
        },
      ],
    }),

    async postBuild({outDir}) {
      await mkdir(outDir, {recursive: true});
      await writeFile(join(outDir, DESCRIPTION_FILE), describeSearch(siteConfig.title, siteConfig.url + baseUrl));
    },
  });
}

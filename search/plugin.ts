/**
 * Site search: its bundler entries next to the application's, its settings, the route of the results page, and the
 * OpenSearch description for searching from the browser's address bar.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {Identity} from '../config/identity';
import {STARTING_TASKS, type SearchSettings} from '../config/search';
import {escapeHtml} from '../lib/escape-html';
import type {SiteSearch} from './site';

const NAME = 'site-search';
/** The client can start while the view and React, most of the code, are still loading. */
const ENTRIES = {client: 'search-client', view: 'search'};
const DESCRIPTION_FILE = 'opensearch.xml';

type Options = {settings: SearchSettings; identity: Identity};
type LoadedDocs = {loadedVersions: {versionName: string; isLast: boolean}[]};
type Compiler = {hooks: {afterEmit: {tapPromise: (name: string, listener: () => Promise<void>) => void}}};

/** Tags of the current documentation versions, as the theme writes them on pages. */
function versionTags(docs: Record<string, unknown>): string[] {
  const versions = Object.entries(docs).map(([id, content]) => {
    const {versionName} = (content as LoadedDocs).loadedVersions.find(({isLast}) => isLast)!;
    return `docs-${id}-${versionName}`;
  });
  return ['default', ...versions];
}

/** The generator would load all entries on every page; these load only when a reader starts to search. */
async function hideEntries(manifestFile: string): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as {entrypoints: string[]};
  const entrypoints = manifest.entrypoints.filter((name) => !Object.values(ENTRIES).includes(name));
  await writeFile(manifestFile, JSON.stringify({...manifest, entrypoints}));
}

/** OpenSearch description, for searching from the browser's address bar. `siteUrl` ends with a slash. */
function describeSearch(title: string, siteUrl: string): string {
  const name = escapeHtml(title);
  const site = escapeHtml(siteUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${name}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${site}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${site}opensearch.xml"/>
  <moz:SearchForm>${site}search</moz:SearchForm>
</OpenSearchDescription>
`;
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
      // Only one of the two clients is bundled.
      const folder = resolve(siteDir, 'search');
      const alias: Record<string, string> =
        settings.mode === 'hosted' ? {[join(folder, 'embedded/client')]: join(folder, 'hosted/index.ts')} : {};
      if (isServer) return {resolve: {alias}};
      const manifestFile = join(generatedFilesDir, 'client-manifest.json');
      const hidesEntries = {
        apply: ({hooks}: Compiler) => hooks.afterEmit.tapPromise(NAME, () => hideEntries(manifestFile).catch(() => {})),
      };
      return {
        mergeStrategy: {entry: 'replace', plugins: 'append'},
        entry: {
          main: entry as string,
          [ENTRIES.client]: resolve(siteDir, 'search/client/start.ts'),
          [ENTRIES.view]: {import: resolve(siteDir, 'search/dialog/entry.tsx'), dependOn: ENTRIES.client},
        },
        resolve: {alias},
        plugins: [hidesEntries],
        optimization: {
          // One runtime for all entries, so that shared modules are instantiated once.
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
              // The results page uses it too.
              engine: {
                name: 'search-engine',
                test: /[\\/]search[\\/](engine|embedded|hosted)[\\/]/,
                chunks: 'all',
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

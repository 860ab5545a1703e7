/**
 * Site search: its settings, the route of the results page, and the OpenSearch description for searching from the
 * browser's address bar.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Identity} from '../config/identity';
import {STARTING_TASKS, type SearchSettings} from '../config/search';
import {escapeHtml} from '../lib/escape-html';
import type {SiteSearch} from './site';

const NAME = 'site-search';
const DESCRIPTION_FILE = 'opensearch.xml';

type Options = {settings: SearchSettings; identity: Identity};
type LoadedDocs = {loadedVersions: {versionName: string; isLast: boolean}[]};

/** Tags of the current documentation versions, as the theme writes them on pages. */
function versionTags(docs: Record<string, unknown>): string[] {
  const versions = Object.entries(docs).map(([id, content]) => {
    const {versionName} = (content as LoadedDocs).loadedVersions.find(({isLast}) => isLast)!;
    return `docs-${id}-${versionName}`;
  });
  return ['default', ...versions];
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
  return ({siteConfig, baseUrl, siteDir}: LoadContext): Plugin => ({
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

    configureWebpack() {
      const folder = join(siteDir, 'search');
      // For the results page, as for the dialog (search/build/bundle.ts): only one of the two clients.
      const alias = {[join(folder, 'embedded/client')]: join(folder, 'hosted/index.ts')};
      return settings.mode === 'hosted' ? {resolve: {alias}} : {};
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

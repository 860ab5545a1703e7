/** Site search: its settings, the route of the results page, and which of the two clients is bundled. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import type {Identity} from '../config/identity';
import type {SearchSettings} from '../config/search';
import {STARTING_TASKS} from '../config/starting-tasks';
import type {SiteSearch} from './site';

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

export default function search({settings, identity}: Options) {
  return ({siteConfig, baseUrl, siteDir}: LoadContext): Plugin => ({
    name: 'site-search',

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
  });
}

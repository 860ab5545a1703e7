/** Starlight 0.37 on Astro 5: the newest for Node 20. */
import {join} from 'node:path';
import type {CorpusGroup} from '../corpus/tree';
import {writeCorpus} from '../corpus/write';
import type {Contender} from './contender';
import {LOGO, putFiles, SITE_TITLE} from './files';

const settings = (groups: readonly CorpusGroup[]) => `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({
    title: '${SITE_TITLE}',
    logo: {src: './src/assets/logo.svg'},
    favicon: '/logo.svg',
    sidebar: ${JSON.stringify(groups.map(({label, slug}) => ({label, collapsed: true, autogenerate: {directory: `docs/${slug}`}})))},
  })],
});`;

const collections = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`;

export const starlight: Contender = {
  name: 'Starlight',
  dependencies: {'@astrojs/starlight': '0.37.7', astro: '5.18.2', sharp: '0.34.5'},
  setUp(folder, pages) {
    const corpus = writeCorpus(join(folder, 'src/content/docs/docs'), pages, {
      extension: 'md',
      hasTitleInText: false,
      linkTo: ({url}) => `${url}/`,
      writeNote: ({title, text}) => `:::note[${title}]\n${text}\n:::`,
      frontMatter: (order) => ({sidebar: {order}}),
    });
    putFiles(folder, {
      'astro.config.mjs': settings(corpus.groups),
      'src/content.config.ts': collections,
      'src/assets/logo.svg': LOGO,
      'public/logo.svg': LOGO,
      'tsconfig.json': '{"extends":"astro/tsconfigs/strict"}',
    });
    return corpus;
  },
  command: 'npx astro build',
  environment: {ASTRO_TELEMETRY_DISABLED: '1'},
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  hasTrailingSlash: true,
  sidebar: 'nav.sidebar',
  search: {
    open: 'site-search button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
  menu: {open: 'starlight-menu-button button', link: '#starlight__sidebar a'},
};

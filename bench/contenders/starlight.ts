/** Starlight 0.37 on Astro 5: the newest for Node 20. */
import {groupPages, type BenchPage} from '../pages';
import {LOGO, SITE_TITLE, type Contender} from './contender';

const config = (pages: readonly BenchPage[]) => `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({
    title: '${SITE_TITLE}',
    logo: {src: './src/assets/logo.svg'},
    favicon: '/logo.svg',
    sidebar: ${JSON.stringify(groupPages(pages).map((group) => ({label: group.name, collapsed: true, items: group.pages.map(({title, route}) => ({label: title, link: route}))})))},
  })],
});`;

const collections = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`;

export const starlight: Contender = {
  name: 'Starlight',
  dependencies: {'@astrojs/starlight': '0.37.7', astro: '5.18.2', sharp: '0.34.5'},
  content: 'src/content/docs',
  showsTitle: true,
  settings: (pages) => ({
    'astro.config.mjs': config(pages),
    'src/content.config.ts': collections,
    'src/assets/logo.svg': LOGO,
    'public/logo.svg': LOGO,
    'tsconfig.json': '{"extends":"astro/tsconfigs/strict"}',
  }),
  command: 'npx astro build',
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  sidebar: 'nav.sidebar',
  search: {
    open: 'site-search button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
};

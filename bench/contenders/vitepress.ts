import {groupPages, type BenchPage} from '../pages';
import {LOGO, SITE_TITLE, type Contender} from './contender';

/** Its sidebar is part of the config. */
const config = (pages: readonly BenchPage[]) => `export default {
  title: '${SITE_TITLE}', description: 'Documentation', cleanUrls: true, ignoreDeadLinks: true, srcDir: 'src',
  head: [['link', {rel: 'icon', href: '/logo.svg'}]],
  themeConfig: {
    logo: '/logo.svg',
    nav: [{text: 'Docs', link: '/docs/cases/overview'}],
    search: {provider: 'local'},
    sidebar: ${JSON.stringify(groupPages(pages).map((group) => ({text: group.name, collapsed: true, items: group.pages.map(({title, route}) => ({text: title, link: route}))})))},
  },
};`;

export const vitePress: Contender = {
  name: 'VitePress',
  dependencies: {vitepress: '1.6.4'},
  content: 'src',
  settings: (pages) => ({
    '.vitepress/config.mjs': config(pages),
    'src/public/logo.svg': LOGO,
    'src/index.md': `# ${SITE_TITLE}\n`,
  }),
  command: 'npx vitepress build',
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
  sidebar: '.VPSidebar',
  search: {open: '.VPNavBarSearch button', field: '#localsearch-input', result: '.VPLocalSearchBox .results .result'},
};

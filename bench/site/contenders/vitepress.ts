import {join} from 'node:path';
import type {CorpusGroup} from '../corpus/tree';
import {writeCorpus} from '../corpus/write';
import type {Contender} from './contender';
import {LOGO, putFiles, SITE_TITLE} from './files';

/** Its sidebar is part of the config. */
const settings = (groups: readonly CorpusGroup[]) => `export default {
  title: '${SITE_TITLE}', description: 'Documentation', cleanUrls: true, srcDir: 'src',
  head: [['link', {rel: 'icon', href: '/logo.svg'}]],
  themeConfig: {
    logo: '/logo.svg',
    nav: [{text: 'Docs', link: '/docs/'}],
    search: {provider: 'local'},
    sidebar: ${JSON.stringify(groups.map(({label, pages}) => ({text: label, collapsed: true, items: pages.map(({title, url}) => ({text: title, link: url}))})))},
  },
};`;

export const vitePress: Contender = {
  name: 'VitePress',
  dependencies: {vitepress: '1.6.4'},
  setUp(folder, pages) {
    const corpus = writeCorpus(join(folder, 'src/docs'), pages, {
      extension: 'md',
      hasTitleInText: true,
      linkTo: ({url}) => url,
      writeNote: ({title, text}) => `::: info ${title}\n${text}\n:::`,
    });
    putFiles(folder, {
      '.vitepress/config.mjs': settings(corpus.groups),
      'src/public/logo.svg': LOGO,
      'src/index.md': `# ${SITE_TITLE}\n`,
    });
    return corpus;
  },
  command: 'npx vitepress build',
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
  sidebar: '.VPSidebar',
  search: {open: '.VPNavBarSearch button', field: '#localsearch-input', result: '.VPLocalSearchBox .results .result'},
  menu: {open: '.VPLocalNav button.menu', link: '.VPSidebar a'},
};

/** This site itself, as `npm run build` makes it. */
import type {Contender} from './contender';

export const own: Contender = {
  name: 'this project',
  dependencies: {},
  content: 'content',
  settings: () => ({}),
  command: 'node scripts/run.cjs scripts/build/run.ts --out-dir .cache/bench',
  output: '.cache/bench',
  caches: ['.docusaurus', '.cache/bench', 'node_modules/.cache'],
  sidebar: '.theme-doc-sidebar-container',
  search: {open: '.search-button', field: '.search-dialog .search-field', result: '.search-hit[role=option]'},
};

/**
 * Pages are documents first. This is the only script that runs with a page: it serves what the reader does at first, and
 * starts the application when an act needs it. Bundled and inlined by config/inline-scripts.ts; its size is a budget.
 */
import {runApplication} from './application';
import {serveCopyButtons} from './copy';
import {serveDrawer} from './drawer';
import {showFailure} from './failure';
import {serveFirstActs} from './first-acts';
import {startOnIntent} from './intent';
import {startSearch} from './search';

const {
  scripts = '',
  chunks = '',
  search = '',
  base = '/',
  home,
} = (document.currentScript as HTMLScriptElement).dataset;
const page = {scripts, chunks, base, isHome: home !== undefined};

serveDrawer();
serveCopyButtons();
serveFirstActs();
// Before the intents: the keys that open it are none.
startSearch({scripts, search});
startOnIntent(() => runApplication(page));
// A style sheet that cannot be loaded tells of a wrong base URL before any script is asked for.
addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') showFailure(page);
  },
  true,
);

/**
 * The loader. Pages are plain documents first: this script handles the reader's first interactions, and starts the
 * application when one needs it. Bundled and inlined by config/inline-scripts.ts; its size has a budget.
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
// Must come before `startOnIntent`: the keys that open the search don't start the application.
startSearch({scripts, search});
startOnIntent(() => runApplication(page));
// A style sheet that fails to load reveals a wrong base URL before any script is requested.
addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') showFailure(page);
  },
  true,
);

/**
 * Pages are documents first. This is the only script that runs with a page: it serves what the reader does at first, and
 * starts the application when an act needs it. Bundled and inlined by scripts/build/start-on-intent; its size is a budget.
 */
import {runApplication} from './application';
import {serveCopyButtons} from './copy';
import {serveDrawer} from './drawer';
import {showFailure} from './failure';
import {serveFirstActs} from './first-acts';
import {startOnIntent} from './intent';
import {keepSearch} from './search';

const {scripts = '', chunks = '', base = '/', home} = (document.currentScript as HTMLScriptElement).dataset;
const page = {scripts, chunks, base, isHome: home !== undefined};

serveDrawer();
serveCopyButtons();
// Before the search, which keeps its keys to itself.
const startNow = startOnIntent(() => runApplication(page));
if (keepSearch()) startNow();
serveFirstActs();
// A style sheet that cannot be loaded tells of a wrong base URL before any script is asked for.
addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') showFailure(page);
  },
  true,
);

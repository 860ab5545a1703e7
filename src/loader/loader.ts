/**
 * The loader. A page is a complete document: its controls are custom elements (src/elements), and this script starts the
 * application when the reader is about to need it. Bundled and inlined by plugins/docusaurus-internals/inline-scripts.ts; its size has a budget.
 */
import '../elements';
import {showStoredColorMode} from '../elements/color-mode';
import {isSearchOpen} from '../../search/dialog/open-dialog';
import {startApplication} from './application';
import {linkToPage, needsApplication, onIntent} from './intent';
import {checkBaseUrl} from './page-error';
import {showProgress} from './progress-bar';
import {startSearch} from './search';
import {isSlowConnection} from '../../lib/slow-connection';

const {scripts = '', chunks = '', search = ''} = (document.currentScript as HTMLScriptElement).dataset;
const page = {scripts, chunks};

showStoredColorMode();
// Turns off prefetching by the browser (config/speculation-rules.ts).
document.documentElement.toggleAttribute('data-slow-connection', isSlowConnection());
startSearch({scripts, search});
showProgress();
onIntent((target) => {
  if (!isSearchOpen() && !(linkToPage(target) && isSlowConnection())) void startApplication(page);
});
addEventListener('input', ({target}) => {
  if ((target as Element).closest('[data-starts-with=q]')) void startApplication(page, true);
});
addEventListener('DOMContentLoaded', () => {
  // Until the application runs, the results page shows what was asked.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-starts-with=q] input'))
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (needsApplication()) void startApplication(page, true);
});
// A style sheet that fails to load reveals a wrong base URL before any script is requested.
addEventListener(
  'error',
  ({target}) => {
    if ((target as HTMLLinkElement).rel === 'stylesheet') checkBaseUrl();
  },
  true,
);

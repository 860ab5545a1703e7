/**
 * The loader. A page is a complete document: its controls are custom elements (src/elements), and this script starts the
 * application when the reader is about to need it. Bundled and inlined by plugins/docusaurus-internals/page-template.ts; its size has a budget.
 */
import type {WindowObject} from '../client/window-object';
import '../elements';
import {showStoredColorMode} from '../elements/color-mode';
import {whenParsed} from '../elements/when-parsed';
import {isSearchOpen} from '../../search/dialog/open-dialog';
import {startApplication} from './application';
import {linkToPage, needsApplication, onIntent} from './intent';
import {checkBaseUrl} from './page-error';
import {showProgress} from './progress-bar';
import {startSearch} from './search';
import {canPrerender, speculate} from './speculation';
import {isSlowConnection} from '../../lib/slow-connection';

const page = {scripts: '', chunks: '', search: '', index: '', ...(document.currentScript as HTMLScriptElement).dataset};

const isRunning = () => document.documentElement.dataset.hasHydrated === 'true';

showStoredColorMode();
startSearch(page);
showProgress();
onIntent({
  async rest(target, isPointer) {
    const link = linkToPage(target);
    if ((isSearchOpen() && !isRunning()) || (link && isSlowConnection())) return;
    // The browser can show a prerendered document sooner than the application can start.
    if (link && isPointer && canPrerender && !isRunning()) return speculate('prerender', link);
    await startApplication(page);
    if (link) (window.docusaurus as WindowObject | undefined)?.load(link.pathname);
  },
  press(link) {
    if (!isRunning() && !isSlowConnection()) speculate('prefetch', link);
  },
});
addEventListener('input', ({target}) => {
  if ((target as Element).closest('[data-starts-with=q]')) void startApplication(page, true);
});
whenParsed(() => {
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

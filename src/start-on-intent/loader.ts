/**
 * Pages are documents first. This is the only script that runs with a page: it starts the application at
 * the reader's first sign of intent and keeps what the reader did until the application can do it.
 * Bundled and inlined by scripts/build/start-on-intent; its size is a budget, so it stays terse.
 */
import {askedSearch, keepFirstActs} from './first-acts';
import {showFailure} from './failure';
import {openNewRelease, stayOnRelease} from './new-release';

const {scripts = '', chunks = '', base = '/', home} = (document.currentScript as HTMLScriptElement).dataset;
const applicationFiles = scripts.split(' ');
const pageFiles = chunks ? chunks.split(' ') : [];
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

function hint(rel: 'preload' | 'prefetch', files: string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = 'script';
    link.href = file;
    document.head.append(link);
  }
}

/** A file that has run must not run again, so only the missing ones are tried a second time. */
function run(files: string[]): void {
  const missing = new Set(files);
  let awaited = files.length;
  const settle = () => {
    if ((awaited -= 1) > 0) return;
    if (missing.size === 0) return stayOnRelease();
    void openNewRelease(scripts, askedSearch()).then((leaving) => {
      if (!leaving) showFailure({base, isHome: home !== undefined, retry: () => run([...missing])});
    });
  };
  for (const file of files) {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    script.onload = () => {
      missing.delete(file);
      settle();
    };
    script.onerror = settle;
    document.head.append(script);
  }
}

function start(event?: Event): void {
  // A page that appears under a resting pointer is told of a move that nobody made.
  if (event?.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return;
  for (const intent of INTENTS) removeEventListener(intent, start, true);
  hint('preload', pageFiles);
  // The application takes over a whole document, never one that is still arriving.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => run(applicationFiles));
  else run(applicationFiles);
}

/** Ready for a quick start, without running anything; not for readers who count their bytes. */
function fetchWhenIdle(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  (window.requestIdleCallback ?? setTimeout)(() => hint('prefetch', [...applicationFiles, ...pageFiles]));
}

for (const intent of INTENTS) addEventListener(intent, start, {capture: true, passive: true});
keepFirstActs();
// A query or a filter in the address is intent enough: only the application can show its answer.
if (askedSearch() !== undefined || /[?&](q|area|kind)=./.test(location.search)) start();
addEventListener('load', fetchWhenIdle);
// A stylesheet that cannot be loaded tells of a wrong base URL before any script is asked for.
addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      showFailure({base, isHome: home !== undefined});
  },
  true,
);

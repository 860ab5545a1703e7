/**
 * Pages are documents first. This is the only script that runs with a page: it starts the application at
 * the reader's first sign of intent and keeps what the reader did until the application can do it.
 * Bundled and inlined by scripts/build/start-on-intent; its size is a budget, so it stays terse.
 */
import {serveDrawer} from './drawer';
import {showFailure} from './failure';
import {keepFirstActs} from './first-acts';
import {isSlowConnection} from './is-slow-connection';
import {openNewRelease, reloadWithSearch} from './new-release';
import {keepSearch} from './search';

const {scripts = '', chunks = '', base = '/', home} = (document.currentScript as HTMLScriptElement).dataset;
const applicationFiles = scripts.split(' ');
const pageFiles = chunks ? chunks.split(' ') : [];
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

/** Takes its element away again: the application would wait for one that has failed instead of asking anew. */
function load(file: string, async: boolean, done?: (hasCome: boolean) => void): void {
  const script = document.createElement('script');
  script.src = file;
  script.async = async;
  script.onload = script.onerror = (event) => {
    script.remove();
    done?.((event as Event).type === 'load');
  };
  document.head.append(script);
}

/** A file that has run must not run again, so only the missing ones are tried a second time. */
function run(files: string[]): void {
  const missing = new Set(files);
  let awaited = files.length;
  for (const file of files) {
    load(file, false, (hasCome) => {
      if (hasCome) missing.delete(file);
      if ((awaited -= 1) === 0) settle(missing);
    });
  }
}

function settle(missing: Set<string>): void {
  // The application's first act is to name itself. Files that came damaged have run, and named nothing.
  if (missing.size === 0 && 'docusaurus' in window) return;
  const retry = () => (missing.size === 0 ? reloadWithSearch() : run([...missing]));
  void openNewRelease(scripts).then((leaving) => {
    if (!leaving) showFailure({base, isHome: home !== undefined, retry});
  });
}

/** Milliseconds that a page may take to be replaced by the one that a link leads to. */
const LEAVING = 2000;
let linkPressed = -LEAVING;
/** Milliseconds from the first move of a pointer until the start: one that goes straight to a link leaves before. */
const AIMING = 100;
let soon: ReturnType<typeof setTimeout> | undefined;

/** A link works by itself, and the application would only hold it up: on a phone its start takes longer than the link. */
function leadsAway({type, target, timeStamp}: Event): boolean {
  if (/^(pointerdown|touchstart)$/.test(type)) {
    if (!(target as Element).closest('a[href]:not([href^="#"],[data-open-search])')) return false;
    linkPressed = timeStamp;
  }
  return type !== 'keydown' && timeStamp - linkPressed < LEAVING;
}

function start(event?: Event): void {
  const isMove = event?.type === 'pointermove';
  // A page that appears under a resting pointer is told of a move that nobody made.
  if (isMove && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return;
  if (isMove && soon) return;
  clearTimeout(soon);
  soon = undefined;
  if (event && leadsAway(event)) return;
  if (isMove) return void (soon = setTimeout(start, AIMING));
  for (const intent of INTENTS) removeEventListener(intent, start, true);
  // They wait for the application in whatever order they come; one that fails is asked for again by it.
  for (const file of pageFiles) load(file, true);
  // The application takes over a whole document, never one that is still arriving.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => run(applicationFiles));
  else run(applicationFiles);
}

/** Ready for a quick start, without running anything; not for readers who count their bytes. */
function fetchWhenIdle(): void {
  if (isSlowConnection()) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const file of [...applicationFiles, ...pageFiles]) {
      const link = Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'script', href: file});
      document.head.append(link);
    }
  });
}

serveDrawer();
for (const intent of INTENTS) addEventListener(intent, start, {capture: true, passive: true});
// Before the first acts: its own button is not one of them.
const isSearching = keepSearch();
keepFirstActs();
// A query or a filter in the address is intent enough: only the application can show its answer.
if (isSearching || /[?&](q|area|kind)=./.test(location.search)) start();
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

/**
 * Pages are documents first. This is the only script that runs with a page: it starts the application at
 * the reader's first sign of intent and keeps what the reader did until the application can do it.
 * Bundled and inlined by config/inline-scripts.ts; its size is a budget, so it stays terse.
 */
import {showFailure} from './failure';
import {keepFirstActs} from './first-acts';
import {isSlowConnection} from './is-slow-connection';
import {loadScript} from './load-script';
import {openNewRelease, reloadWithSearch} from './new-release';
import {isForSearch, startSearch} from './search';

const {
  scripts = '',
  chunks = '',
  search = '',
  base = '/',
  home,
} = (document.currentScript as HTMLScriptElement).dataset;
const applicationFiles = scripts.split(' ');
const pageFiles = chunks ? chunks.split(' ') : [];
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

/** A file that has run does not run again, so a second try asks for the missing ones only. */
async function run(): Promise<void> {
  const come = await Promise.all(applicationFiles.map(loadScript));
  const isComplete = come.every(Boolean);
  // The application's first act is to name itself. Files that came damaged have run, and named nothing.
  if (isComplete && 'docusaurus' in window) return;
  if (await openNewRelease(scripts)) return;
  const retry = () => (isComplete ? reloadWithSearch() : void run());
  showFailure({base, isHome: home !== undefined, retry});
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
  if (isForSearch(event) || (event && leadsAway(event))) return;
  if (isMove) return void (soon = setTimeout(start, AIMING));
  for (const intent of INTENTS) removeEventListener(intent, start, true);
  // They wait for the application in whatever order they come; one that fails is asked for again by it.
  for (const file of pageFiles) void loadScript(file);
  // The application takes over a whole document, never one that is still arriving.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void run());
  else void run();
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

for (const intent of INTENTS) addEventListener(intent, start, {capture: true, passive: true});
// Before the first acts: its own button is not one of them.
startSearch({scripts, search});
keepFirstActs();
// A query or a filter in the address is intent enough: only the application can show its answer.
if (/[?&](q|area|kind)=./.test(location.search)) start();
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

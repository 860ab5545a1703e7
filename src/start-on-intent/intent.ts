/**
 * Which acts of the reader start the application. Reading does not: a finger that scrolls, a link that leads away and
 * everything that the page does by itself leave the processor and the line alone.
 */
import {isServed} from './first-acts';
import {STARTS_WITH} from './protocol';
import {isForSearch} from './search';

const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'wheel'];
/** Milliseconds that a page may take to be replaced by the one that a link leads to. */
const LEAVING = 2000;
/** Milliseconds from the first move of a pointer until the start: one that goes straight to a link leaves before. */
const AIMING = 100;
const LINK_AWAY = 'a[href]:not([href^="#"])';
const NEEDS_APPLICATION = 'button,input,select,textarea';

let begin: () => void;
let linkPressed = -LEAVING;
let soon: ReturnType<typeof setTimeout> | undefined;
let position: string | undefined;

/** A page that appears under a resting pointer is told of a move that nobody made: only a second place is a move. */
function hasMoved({clientX, clientY}: PointerEvent): boolean {
  const last = position;
  position = `${clientX} ${clientY}`;
  return last !== undefined && last !== position;
}

const isReading = (touched: Element) =>
  !touched.closest(NEEDS_APPLICATION) && !document.querySelector(`[${STARTS_WITH}]`);

function isIntent(event: Event): boolean {
  const {type, target, timeStamp} = event;
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  if (type === 'keydown') return true;
  if (type === 'pointerdown') {
    const element = target as Element;
    // A link works by itself, and the application would only hold it up.
    if (element.closest(LINK_AWAY)) linkPressed = timeStamp;
    return linkPressed !== timeStamp && !isServed(element) && !(isTouch && isReading(element));
  }
  if (type === 'pointermove' && (isTouch || !hasMoved(event as PointerEvent))) return false;
  return timeStamp - linkPressed > LEAVING;
}

function onAct(event: Event): void {
  if (isForSearch(event) || !isIntent(event)) {
    // A press calls off the start that the way to it has set going.
    if (event.type === 'pointerdown') soon = clearTimeout(soon) as undefined;
  } else if (event.type === 'pointermove') soon ??= setTimeout(startNow, AIMING);
  else startNow();
}

function startNow(): void {
  clearTimeout(soon);
  for (const intent of INTENTS) removeEventListener(intent, onAct, true);
  begin();
}

/** A query or a filter in the address is intent enough. */
function startsWithAddress(): boolean {
  const address = new URLSearchParams(location.search);
  return [...document.querySelectorAll(`[${STARTS_WITH}]`)].some((element) =>
    element
      .getAttribute(STARTS_WITH)!
      .split(' ')
      .some((name) => address.get(name)),
  );
}

/** Calls `start` at the first act that needs the application. */
export function startOnIntent(start: () => void): void {
  begin = start;
  for (const intent of INTENTS) addEventListener(intent, onAct, {capture: true, passive: true});
  if (location.search) addEventListener('DOMContentLoaded', () => startsWithAddress() && startNow());
}

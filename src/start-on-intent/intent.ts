/**
 * Decides which events start the application. Reading doesn't: scrolling by touch, following a link, or using anything
 * that works on its own costs no CPU time and no requests.
 */
import {isServed} from './first-acts';
import {STARTS_WITH} from './protocol';
import {isForSearch} from './search';

const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'wheel'];
/** Milliseconds that a navigation may take to replace this page. */
const LEAVING = 2000;
/** Milliseconds from the first pointer move to the start, so a reader who goes straight to a link leaves first. */
const AIMING = 100;
const LINK_AWAY = 'a[href]:not([href^="#"])';
const NEEDS_APPLICATION = 'button,input,select,textarea';

let begin: () => void;
let linkPressed = -LEAVING;
let soon: ReturnType<typeof setTimeout> | undefined;
let position: string | undefined;

/** Browsers fire `pointermove` when a page loads under a resting pointer, so only a second position is a move. */
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
    // A link works on its own, and the application would only delay it.
    if (element.closest(LINK_AWAY)) linkPressed = timeStamp;
    return linkPressed !== timeStamp && !isServed(element) && !(isTouch && isReading(element));
  }
  if (type === 'pointermove' && (isTouch || !hasMoved(event as PointerEvent))) return false;
  return timeStamp - linkPressed > LEAVING;
}

function onAct(event: Event): void {
  if (isForSearch(event) || !isIntent(event)) {
    // Cancels the start that moving toward the link had scheduled.
    if (event.type === 'pointerdown') soon = clearTimeout(soon) as undefined;
  } else if (event.type === 'pointermove') soon ??= setTimeout(startNow, AIMING);
  else startNow();
}

function startNow(): void {
  clearTimeout(soon);
  for (const intent of INTENTS) removeEventListener(intent, onAct, true);
  begin();
}

/** A query or a filter in the URL starts the application right away. */
function startsWithAddress(): boolean {
  const address = new URLSearchParams(location.search);
  return [...document.querySelectorAll(`[${STARTS_WITH}]`)].some((element) =>
    element
      .getAttribute(STARTS_WITH)!
      .split(' ')
      .some((name) => address.get(name)),
  );
}

/** Calls `start` on the first event that needs the application. */
export function startOnIntent(start: () => void): void {
  begin = start;
  for (const intent of INTENTS) addEventListener(intent, onAct, {capture: true, passive: true});
  if (location.search) addEventListener('DOMContentLoaded', () => startsWithAddress() && startNow());
}

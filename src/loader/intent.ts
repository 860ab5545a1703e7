/**
 * What the reader is about to use: a link to another page, or a part that needs the application, on which the pointer or
 * the focus rests. Scrolling, typing, and moving the pointer over text aren't signs of that.
 */

/** Milliseconds that the pointer or the focus must stay. */
const REST = 80;
/** Milliseconds that a document may take to replace this page after a click. */
const LEAVING = 2000;
/**
 * On a part that works only with the application. Lists the URL parameters that the part shows: with one of them, the
 * application starts right away.
 */
const NEEDS_APPLICATION = '[data-starts-with]';

/** The link, if it leads to another page of this site and not to a file. */
export function linkToPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]:not([target],[type],[download])');
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

/** Whether the URL asks for something that only the application can show. */
export const needsApplication = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(NEEDS_APPLICATION)].some(({dataset}) =>
    dataset.startsWith!.split(' ').some((name) => new URLSearchParams(location.search).get(name)),
  );

export function onIntent(use: (target: Element) => void): void {
  let resting: Element | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let position: string | undefined;
  let linkPressed = -LEAVING;

  /**
   * Browsers fire `pointermove` when the page loads or scrolls under a resting pointer. While the page is busy, they join
   * all moves in one event, which may be the first.
   */
  function hasMoved(event: PointerEvent): boolean {
    const last = position;
    position = `${event.clientX} ${event.clientY}`;
    return last === undefined ? event.getCoalescedEvents?.().length > 1 : last !== position;
  }

  function restOn(target?: Element): void {
    if (target === resting) return;
    resting = target;
    clearTimeout(timer);
    if (target) timer = setTimeout(use, REST, target);
  }

  function onEvent(event: Event): void {
    const {type, target, timeStamp} = event;
    const {pointerType} = event as PointerEvent;
    const link = linkToPage(target);
    const part = (target as Element | null)?.closest?.(NEEDS_APPLICATION) ?? undefined;
    if (type === 'pointerdown') {
      // A link works on its own, and the application would only delay it.
      if (link) linkPressed = timeStamp;
      restOn(link ? undefined : part);
    } else if (type === 'pointermove' && (pointerType === 'touch' || !hasMoved(event as PointerEvent))) return;
    else restOn(timeStamp - linkPressed > LEAVING ? (link ?? part) : undefined);
  }

  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    addEventListener(type, onEvent, {capture: true, passive: true});
}

/**
 * What the reader is about to use: a link to another page, or a part that needs the application, on which the pointer or
 * the focus rests. Scrolling, typing, and moving the pointer over text aren't signs of that.
 */

/** Milliseconds without a movement. A pointer that only crosses a link doesn't stop, and one that will press it does. */
const REST = 25;
/** Milliseconds that the focus must stay, because it stops at every link on its way. */
const FOCUS = 80;
/** Milliseconds that a press must last: a tap is over before a request would help, and a finger that scrolls is gone. */
const PRESS = 40;
/**
 * On a part that works only with the application. Lists the URL parameters that the part shows: with one of them, the
 * application starts right away.
 */
const NEEDS_APPLICATION = '[data-starts-with]';

/**
 * The link, if it leads to another page of this site and not to a file. Links to other sites are written with a host, which
 * may be this one: the site may be a folder of the product's. So are hits of the search, which have a role.
 */
export function linkToPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
    'a:is([href^="/"],[role]):not([target],[type],[download])',
  );
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

/** Whether the URL asks for something that only the application can show. */
export const needsApplication = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(NEEDS_APPLICATION)].some(({dataset}) =>
    dataset.startsWith!.split(' ').some((name) => new URLSearchParams(location.search).get(name)),
  );

type Signs = {
  /** The pointer or the keyboard's focus has come to rest. */
  rest: (target: Element, isPointer: boolean) => void;
  /** A link is held down, so a click is likely to follow. */
  press: (link: HTMLAnchorElement) => void;
};

export function onIntent({rest, press}: Signs): void {
  /** The place whose rest is reported, or the link that is pressed. */
  let reported: Element | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function onEvent(event: Event): void {
    const {type, target, pointerType, movementX, movementY} = event as PointerEvent;
    const isPointer = type === 'pointermove';
    // Browsers also fire `pointermove` when the page loads or scrolls under a resting pointer.
    if (isPointer && (pointerType === 'touch' || !(movementX || movementY))) return;
    if (type === 'pointerup' || type === 'pointercancel') {
      if (reported) clearTimeout(timer);
      return;
    }
    const link = linkToPage(target);
    const place = link ?? (target as Element | null)?.closest?.(NEEDS_APPLICATION) ?? undefined;
    const pressed = type === 'pointerdown' ? link : undefined;
    if (place && place === reported && !pressed) return;
    clearTimeout(timer);
    reported = pressed;
    // A pressed link works on its own, and the application would only delay it.
    if (pressed) timer = setTimeout(press, PRESS, pressed);
    else if (place)
      timer = setTimeout(
        () => {
          reported = place;
          rest(place, isPointer);
        },
        isPointer ? REST : FOCUS,
      );
  }

  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'focusin'])
    addEventListener(type, onEvent, true);
}

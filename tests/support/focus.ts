/** Walks a page with the Tab key and records where focus went and how visible it was. */
import type {Page} from '@playwright/test';

export type Stop = {
  /** Index in document order among the elements Tab should reach; -1 for anything else. */
  place: number;
  element: string;
  /** The indicator's thickness in pixels, and its contrast with the background. */
  thickness: number;
  contrast: number;
};

type Walk = {stops: Stop[]; expected: number};

/**
 * Runs in the page: numbers the elements Tab should reach below the root, and records every element that gets focus.
 */
function watchFocus(rootSelector: string): number {
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(
      `${rootSelector} :is(a[href], button, input, select, textarea, summary, [tabindex])`,
    ),
  ].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && !isOtherChoice(element) && isShown(element),
  );
  const stops: Stop[] = [];
  Object.assign(window, {focusStops: stops, focusable: reachable});

  /** Tab stops once per radio group, at the selected button. */
  function isOtherChoice(element: HTMLElement): boolean {
    return element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  }
  function isShown(element: HTMLElement): boolean {
    return element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;
  }
  function channels(color: string): number[] {
    return (color.match(/[\d.]+/g) ?? []).map(Number);
  }
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = channels(color)
      .map((channel) => channel / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  /** The outline is offset from the element, so its background is the parent's. */
  function ground(element: Element | null): string {
    if (!element) return 'rgb(255, 255, 255)';
    const {backgroundColor} = getComputedStyle(element);
    return (channels(backgroundColor)[3] ?? 1) > 0 ? backgroundColor : ground(element.parentElement);
  }
  addEventListener('focusin', ({target}) => {
    const element = target as HTMLElement;
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
    const [darker = 0, lighter = 0] = [luminance(outlineColor), luminance(ground(element.parentElement))].sort(
      (a, b) => a - b,
    );
    stops.push({
      place: reachable.indexOf(element),
      element: element.outerHTML.slice(0, 120),
      thickness: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      contrast: (lighter + 0.05) / (darker + 0.05),
    });
  });
  return reachable.length;
}

/** Presses Tab until everything below the root was reached, focus wrapped around, or it stopped moving. */
export async function walkWithTab(page: Page, root = 'body'): Promise<Walk> {
  const expected = await page.evaluate(watchFocus, root);
  for (let pressed = 0; pressed < expected; pressed += 1) await page.keyboard.press('Tab');
  const stops = await page.evaluate(() => (window as unknown as {focusStops: Stop[]}).focusStops);
  return {stops, expected};
}

/** Focuses every element the walk numbered, without keys, to see how each focus indicator looks now. */
export const focusEach = (page: Page): Promise<Stop[]> =>
  page.evaluate(() => {
    const {focusStops, focusable} = window as unknown as {focusStops: Stop[]; focusable: HTMLElement[]};
    focusStops.length = 0;
    for (const element of focusable) element.focus();
    return focusStops;
  });

/** Stops whose focus indicator is hard to see: thinner than 2 px, or below 3:1. */
export const unseen = (stops: readonly Stop[]): Stop[] =>
  stops.filter(({thickness, contrast}) => thickness < 2 || contrast < 3);

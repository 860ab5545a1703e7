/** How a page lies in its window. */
import type {Page} from '@playwright/test';

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text that its own box cuts off; what scrolls is not cut. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, p, li, label, summary, td, th')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
      // One pixel wide is text for screen readers.
      .filter(({clientWidth}) => clientWidth > 1)
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );

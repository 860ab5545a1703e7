/** How a page fits its window. */
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

/** Figures and drawings without a name or without a description in words. */
export const unnamedPictures = () => {
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    return [element.getAttribute('aria-label'), ...texts].join('').trim();
  };
  const pictures = [
    ...document.querySelectorAll('figure:has(> figcaption), main svg[role="img"], figure [role="group"], main img'),
  ];
  return pictures
    .filter(
      (picture) => !nameOf(picture) && !picture.getAttribute('alt') && !picture.matches('figure:has(svg[role="img"])'),
    )
    .map(({outerHTML}) => outerHTML.slice(0, 120));
};

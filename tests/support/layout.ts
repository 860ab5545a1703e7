/** How a page fits its viewport. */
import type {Page} from '@playwright/test';

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text that its own box clips; text in a scroll area doesn't count. */
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

/** Figures and drawings without a name or a text description. */
export const unnamedPictures = () => {
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    return [element.getAttribute('aria-label'), ...texts].join('').trim();
  };
  const pictures = [
    ...document.querySelectorAll('figure:has(> figcaption), main [role="img"], figure [role="group"], main img'),
  ];
  return pictures
    .filter(
      (picture) => !nameOf(picture) && !picture.getAttribute('alt') && !picture.matches('figure:has([role="img"])'),
    )
    .map(({outerHTML}) => outerHTML.slice(0, 120));
};

/** Scrolling by less reveals nothing useful. */
const LEAST_SCROLL = 24;

/**
 * What doesn't fit: a page that scrolls sideways, parts that stick out of the text column, and tables of which only a
 * few pixels are hidden. One evaluation, because this runs on every route.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
    const cut = [...document.querySelectorAll('figure [role=group]')]
      .filter((drawing) => drawing.scrollWidth > drawing.clientWidth)
      .map((drawing) => `is cut: ${drawing.ariaLabel}`);
    const barely = [...document.querySelectorAll('main table:not(figure *)')].flatMap((table) => {
      let area: Element | null = table;
      while (area && !/auto|scroll/.test(getComputedStyle(area).overflowX)) area = area.parentElement;
      const hidden = area ? area.scrollWidth - area.clientWidth : 0;
      return hidden > 0 && hidden <= least ? [`hides ${hidden} px: ${table.textContent.slice(0, 40)}`] : [];
    });
    const right = document.querySelector('article')?.getBoundingClientRect().right ?? Infinity;
    const wide = [...document.querySelectorAll('article :is(table, details:not(.toc-mobile), nav)')]
      .filter((part) => !part.closest('[role=region], [role=group]'))
      .filter((part) => part.getBoundingClientRect().right > right + 1)
      .map((part) => `sticks out: ${part.outerHTML.slice(0, 80)}`);
    return [...sideways, ...cut, ...barely, ...wide];
  }, LEAST_SCROLL);

/** The bottom positions of the title, the first sentence, and the first task of a docs page. */
export const openingBottoms = (page: Page): Promise<Record<'title' | 'sentence' | 'tasks', number>> =>
  page.evaluate(() => {
    const bottomOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    return {
      title: bottomOf('article h1'),
      sentence: bottomOf('article h1 ~ p, article header ~ p'),
      tasks: bottomOf('nav[aria-labelledby=tasks] li:first-child a, article h2'),
    };
  });

/** Controls that are too small to hit reliably. Links and buttons within a line of text may be as high as the line. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((height) => {
    const controls =
      'button, summary, select, input:not([type=hidden]), .menu__link, .pagination-nav__link, nav li > a';
    return [...document.querySelectorAll(`:is(.navbar, main, footer) :is(${controls})`)]
      .filter((control) => control.checkVisibility({visibilityProperty: true}))
      .filter((control) => !getComputedStyle(control).display.startsWith('inline') || control.matches('.navbar *'))
      .map((control) => ({control, high: control.getBoundingClientRect().height}))
      .filter(({high}) => high < height - 0.5)
      .map(({control, high}) => `${Math.round(high)} px: ${control.outerHTML.slice(0, 90)}`);
  }, least);

import type {HTMLElement} from 'node-html-parser';
import {pageChecker, shownText} from './pages';

function nameOf(element: HTMLElement): string {
  const pictures = element.querySelectorAll('img[alt], svg[aria-label], svg title');
  return [
    element.getAttribute('aria-label'),
    element.getAttribute('aria-labelledby'),
    shownText(element),
    ...pictures.map(
      (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? shownText(picture),
    ),
  ].join('');
}

export const accessibleNames = pageChecker('links and buttons say what they are', ({document}) =>
  document
    .querySelectorAll('a[href], button, summary')
    .filter((element) => nameOf(element).trim() === '')
    .map(
      (element) =>
        `<${element.rawTagName} ${element.rawAttrs.slice(0, 60)}> has no name. Give it text or an aria-label.`,
    ),
);

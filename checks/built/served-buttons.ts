/** A button that only the application handles would be dead until it runs, and forever if it fails to load. */
import {SERVED} from '../../src/start-on-intent/protocol';
import {pageChecker} from './pages';

const ANSWERED = [
  '[popovertarget]',
  'form button',
  ...Object.values(SERVED).map((attribute) => `[${attribute}]`),
  // The loader opens the search (src/start-on-intent/search.ts).
  '.search-button',
  '[data-open-search]',
  // Hidden until the application has seen the reader scroll.
  '.theme-back-to-top-button',
];

export const servedButtons = pageChecker('every button is answered before the application runs', ({document}) => {
  const answered = new Set(document.querySelectorAll(ANSWERED.join()));
  return document
    .querySelectorAll('button')
    .filter((button) => !answered.has(button))
    .map(
      (button) =>
        `the button "${button.getAttribute('aria-label') ?? button.text}" is answered by nobody; see src/start-on-intent.`,
    );
});

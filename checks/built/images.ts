import {pageChecker} from './pages';

/** html-validate already checks for alternative text. */
export const images = pageChecker('images have a size', ({document}) =>
  document
    .querySelectorAll('img:not([width][height])')
    .map((image) => `the image ${image.getAttribute('src')} has no width and height, so the page jumps when it comes.`),
);

import {pageChecker} from './pages';

/** That they have an alternative is a rule of html-validate. */
export const images = pageChecker('images have a size', ({document}) =>
  document
    .querySelectorAll('img:not([width][height])')
    .map((image) => `the image ${image.getAttribute('src')} has no width and height, so the page jumps when it comes.`),
);

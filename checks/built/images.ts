import {pageChecker} from './pages';

export const images = pageChecker('images have an alternative and a size', ({document}) =>
  document.querySelectorAll('img').flatMap((image) => {
    const name = image.getAttribute('src') ?? 'without an address';
    return [
      ...(image.hasAttribute('alt') ? [] : [`the image ${name} has no alt text. An ornament has alt="".`]),
      ...(image.hasAttribute('width') && image.hasAttribute('height')
        ? []
        : [`the image ${name} has no width and height, so the page jumps when it comes.`]),
    ];
  }),
);

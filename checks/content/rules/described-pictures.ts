import {pageRule} from '../rule';
import {components, lineOf, nodesOfType, textAttribute} from '../tree';

/** A shorter caption only names the picture and doesn't describe it. */
const SHORTEST_CAPTION = 20;

export const describedPictures = pageRule('figures have captions, images have alternatives', (page) => [
  ...components(page, 'Figure')
    .filter((node) => (textAttribute(node, 'caption') ?? '').length < SHORTEST_CAPTION)
    .map((node) => ({
      line: lineOf(node),
      message: `the figure "${textAttribute(node, 'name') ?? ''}" has no telling caption. Write caption="…", a sentence that says what it shows.`,
    })),
  ...nodesOfType(page, 'image')
    .filter(({alt}) => !alt?.trim())
    .map((node) => ({
      line: lineOf(node),
      message: `the image ${node.url ?? ''} has no alternative text. Write ![what it shows](…).`,
    })),
  ...components(page, 'img').map((node) => ({
    line: lineOf(node),
    message: 'an <img> by hand has no size and no caption. Use <Figure> or ![…](…).',
  })),
]);

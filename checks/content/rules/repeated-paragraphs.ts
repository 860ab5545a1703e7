import type {Rule} from '../rule';
import {lineOf, nodesOfType, textOf} from '../tree';

/** Shorter ones, such as "To undo it, …", may well be the same. */
const FEWEST_WORDS = 12;

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim();

export const repeatedParagraphs: Rule = {
  name: 'no paragraph stands on two pages',
  check: (pages) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) =>
      nodesOfType(page, 'paragraph').flatMap((node) => {
        const text = normal(textOf(node));
        if (text.split(' ').length < FEWEST_WORDS) return [];
        const place = `${page.file}:${lineOf(node)}`;
        const known = first.get(text);
        if (known === undefined) first.set(text, place);
        return known === undefined
          ? []
          : [
              {
                file: page.file,
                line: lineOf(node),
                message: `this paragraph also stands at ${known}. Say it once and link, or say what differs here.`,
              },
            ];
      }),
    );
  },
};

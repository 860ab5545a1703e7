import {repeatProblems, type Rule} from '../rule';
import {lineOf, nodesOfType, textOf} from '../tree';

/** Shorter ones, such as "To undo it, …", may repeat. */
const FEWEST_WORDS = 12;

export const repeatedParagraphs: Rule = {
  name: 'no paragraph stands on two pages',
  check: (pages) =>
    repeatProblems(
      pages
        .flatMap((page) =>
          nodesOfType(page, 'paragraph').map((node) => ({file: page.file, line: lineOf(node), text: textOf(node)})),
        )
        .filter(({text}) => (text.match(/[\p{L}\p{N}$%]+/gu)?.length ?? 0) >= FEWEST_WORDS),
      (_, place) => `this paragraph also stands at ${place}. Say it once and link, or say what differs here.`,
    ),
};

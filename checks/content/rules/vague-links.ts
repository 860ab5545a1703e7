import {pageRule} from '../rule';
import {lineOf, nodesOfType, textOf} from '../tree';

/** Link text that says nothing out of context, as in a list of links. */
const VAGUE = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'that page',
  'the page',
  'page',
  'link',
  'this link',
  'more',
  'read more',
  'learn more',
  'see more',
  'details',
  'above',
  'below',
]);

export const vagueLinks = pageRule('link texts say where they lead', (page) =>
  nodesOfType(page, 'link').flatMap((node) => {
    const text = textOf(node).trim();
    if (text && !VAGUE.has(text.toLowerCase()) && !/^https?:/.test(text)) return [];
    return [
      {line: lineOf(node), message: `the link text "${text}" does not say where it leads. Name the page or the thing.`},
    ];
  }),
);

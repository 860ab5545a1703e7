import {isJsx} from '../../../plugins/mdx-tree';
import {pageRule} from '../rule';
import type {SourcePage} from '../source-page';
import {nodesIn} from '../tree';

const FEWEST = 2;

/** Link lists at the end of a page. They don't count: a reader needs the link where the thing is mentioned. */
const CLOSINGS = new Set(['Related', 'Next']);

function linkedPages(page: SourcePage): Set<string> {
  const links = (page.tree.children ?? [])
    .filter((node) => !(isJsx(node) && CLOSINGS.has(node.name ?? '')))
    .flatMap((node) => [...nodesIn(node)])
    .flatMap(({type, url}) => (type === 'link' && url?.startsWith('/') ? [url.replace(/[#?].*$/, '')] : []));
  return new Set(links.filter((route) => route !== page.route));
}

export const outgoingLinks = pageRule('pages lead to at least two others', (page) => {
  const count = linkedPages(page).size;
  if (count >= FEWEST) return [];
  return [
    {
      line: 1,
      message: `the text links to ${count} other pages. Link at least ${FEWEST} where the reader needs them, besides <Related> or <Next>.`,
    },
  ];
});

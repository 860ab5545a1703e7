import {pageRule} from '../rule';
import type {SourcePage} from '../source-page';
import {isJsx} from '../../../plugins/mdx-tree';
import {nodesIn, sections} from '../tree';

const FEWEST = 2;

const LISTS_OF_LINKS = new Set<string | null | undefined>(['Related', 'Next']);

/** Other pages of the site that the text itself leads to; the lists at the end do not count. */
function linkedPages(page: SourcePage): Set<string> {
  const links = sections(page)
    .filter(({heading}) => heading?.text !== 'Related')
    .flatMap(({nodes}) => nodes.filter((node) => !isJsx(node) || !LISTS_OF_LINKS.has(node.name)))
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
      message: `the text links to ${count} other pages. Link at least ${FEWEST} where the reader needs them, besides "Related".`,
    },
  ];
});

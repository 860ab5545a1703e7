/** The build finds these too, but takes a minute. */
import {createSlugger} from '@docusaurus/utils';
import {didYouMean} from '../../../config/did-you-mean';
import {isJsx} from '../../../plugins/mdx-tree';
import {factsOf} from '../../../plugins/model-components';
import type {Rule} from '../rule';
import type {SourceNode, SourcePage} from '../source-page';
import {headings, lineOf, nodesIn, nodesOfType} from '../tree';

/** The rows a component shows; another rule reports names missing from the model. */
function rowsOf(node: SourceNode): readonly {id: string}[] {
  try {
    return (factsOf(node)?.rows ?? []) as {id: string}[];
  } catch {
    return [];
  }
}

/** Heading anchors as the generator numbers them, and anchors from components: fact rows and next steps. */
function anchorsOf(page: SourcePage): Set<string> {
  const slugger = createSlugger();
  const anchors = new Set(headings(page).map(({text}) => slugger.slug(text)));
  for (const node of [...nodesIn(page.tree)].filter(isJsx)) {
    for (const {id} of rowsOf(node)) anchors.add(id);
    if (node.name === 'NextSteps') anchors.add('next-steps');
  }
  return anchors;
}

export const knownHeadings: Rule = {
  name: 'links to a heading name one that its page has',
  check(pages) {
    const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
    return pages.flatMap((page) =>
      nodesOfType(page, 'link').flatMap((link) => {
        const [path, anchor] = (link.url ?? '').split('#');
        const route = path || page.route;
        const known = anchors.get(route);
        if (!anchor || !known || known.has(anchor)) return [];
        const message = `${route} has no heading #${anchor}.${didYouMean(anchor, known)} Its headings: ${[...known].map((one) => `#${one}`).join(', ')}.`;
        return [{file: page.file, line: lineOf(link), message}];
      }),
    );
  },
};

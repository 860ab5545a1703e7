/** The build finds unknown pages and headings too, but takes a minute. */
import {didYouMean} from '../../../lib/did-you-mean';
import {isRoute} from '../../../config/routes';
import {isJsx, nodesIn} from '../../../plugins/mdx-tree';
import {pageRule, problemAt, problemsOn, type Rule} from '../rule';
import {nodesOfType, textOf, type SourcePage} from '../source-page';
import {shownFacts} from './facts';

const isPage = (url: string) => /^\/[^.?]*$/.test(url);

export const knownLinks = pageRule('links inside the site lead to pages', (page) =>
  nodesOfType(page, 'link').flatMap((node) => {
    const url = node.url ?? '';
    const message = `no page has the address ${url.split('#')[0]}. Write the path of a file in content/, without .mdx.`;
    return isPage(url) && !isRoute(url) ? [problemAt(node, message)] : [];
  }),
);

/** Heading anchors as the generator numbers them, and anchors from components: fact rows and next steps. */
function anchorsOf(page: SourcePage): Set<string> {
  const anchors = new Set(page.headings.map(({id}) => id));
  for (const node of [...nodesIn(page.tree)].filter(isJsx)) {
    for (const {id} of (shownFacts(node)?.rows ?? []) as {id: string}[]) anchors.add(id);
    if (node.name === 'NextSteps') anchors.add('next-steps');
  }
  return anchors;
}

export const knownHeadings: Rule = {
  name: 'links to a heading name one that its page has',
  check(pages) {
    const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
    return problemsOn(pages, (page) =>
      nodesOfType(page, 'link').flatMap((link) => {
        const [path, anchor] = (link.url ?? '').split('#');
        const route = path || page.route;
        const known = anchors.get(route);
        if (!anchor || !known || known.has(anchor)) return [];
        const message = `${route} has no heading #${anchor}.${didYouMean(anchor, known)} Its headings: ${[...known].map((one) => `#${one}`).join(', ')}.`;
        return [problemAt(link, message)];
      }),
    );
  },
};

/** Link text that says nothing out of context, as in a list of links. */
const VAGUE =
  /^(?:|(?:click )?here|above|below|details|https?:.*|(?:this |that |the )?page|this|(?:this )?link|(?:(?:read|learn|see) )?more)$/i;

export const vagueLinks = pageRule('link texts say where they lead', (page) =>
  nodesOfType(page, 'link').flatMap((node) => {
    const text = textOf(node).trim();
    const message = `the link text "${text}" does not say where it leads. Name the page or the thing.`;
    return VAGUE.test(text) ? [problemAt(node, message)] : [];
  }),
);

/** How each kind of page ends: with related pages, or with what to do next. */
const CLOSINGS: Readonly<Record<string, string>> = {reference: 'Related', guide: 'Next'};

export const closingLinks = pageRule('pages end with where to go', (page) => {
  const closing = CLOSINGS[String(page.frontMatter.kind)];
  const last = page.tree.children?.at(-1) ?? page.tree;
  if (closing === undefined || (isJsx(last) && last.name === closing)) return [];
  const message = `the page does not end with <${closing}>. Put its list of links between <${closing}> and </${closing}>, with blank lines around it.`;
  return [problemAt(last, message)];
});

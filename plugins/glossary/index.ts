/**
 * Explains glossary terms where a page first uses them: `remake` becomes `<Term id="remake">remake</Term>`, and the
 * page ends with the definitions. Only in prose, only a few per page, and never the terms that the page is about.
 */
import {pageTitle, routeOf} from '../../lib/pages';
import {typographic} from '../../lib/typography';
import {glossary} from '../../model/glossary';
import type {GlossaryTerm} from '../../model/types';
import type {Definition} from '../../src/components/Term';
import {component, isJsx, type PageFile, type TreeNode} from '../mdx-tree';
import {everydayWords} from './everyday-words';
import {termFinder} from './find-terms';

export const MOST_TERMS = 8;

/** Bold text names UI elements; a link inside it would look like the control itself. */
const NOT_PROSE = new Set(['heading', 'link', 'linkReference', 'code', 'inlineCode', 'strong', 'mdxAdmonitionTitle']);

type Place = {parent: TreeNode; node: TreeNode; start: number; words: string};
type Use = {term: GlossaryTerm; count: number; first: Place};

const findTerms = termFinder(glossary);

export default function glossaryTerms(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    const title = String(file.data.frontMatter?.title ?? '').toLowerCase();
    const ownRoute = routeOf(file.path, file.data.frontMatter?.slug);
    const candidates = usesIn(tree).filter(({term}) => !everydayWords.has(term.id) && !isSubject(term, title));
    const chosen = chooseTerms(candidates);
    for (const use of [...chosen].reverse()) mark(use);
    const terms = chosen.map(({term}) => definitionOf(term, ownRoute));
    if (terms.length > 0) tree.children?.push(component('TermDefinitions', {terms}));
  };
}

/** A page explains the words it uses often, so the rarest ones are chosen. */
function chooseTerms(uses: readonly Use[]): Use[] {
  const rarest = new Set([...uses].sort((a, b) => a.count - b.count).slice(0, MOST_TERMS));
  return uses.filter((use) => rarest.has(use));
}

const isSubject = ({term}: GlossaryTerm, title: string): boolean => title.includes(typographic(term).toLowerCase());

/** Every term in the text, in order of first use. */
function usesIn(tree: TreeNode): Use[] {
  const uses = new Map<string, Use>();
  visitProse(tree, (parent, node) => {
    for (const {term, start, words} of findTerms(node.value ?? '')) {
      const known = uses.get(term.id);
      if (known) known.count += 1;
      else uses.set(term.id, {term, count: 1, first: {parent, node, start, words}});
    }
  });
  return [...uses.values()];
}

function visitProse(parent: TreeNode, visitText: (parent: TreeNode, text: TreeNode) => void): void {
  parent.children?.forEach((node, index) => {
    const isTableHeader = parent.type === 'table' && index === 0;
    if (isTableHeader || NOT_PROSE.has(node.type) || isJsx(node)) return;
    if (node.type === 'text') visitText(parent, node);
    else visitProse(node, visitText);
  });
}

const definitionOf = ({id, term, definition, page}: GlossaryTerm, ownRoute: string): Definition => ({
  ...{id, term, definition},
  ...(page !== ownRoute && {page: {route: page, title: pageTitle(page)}}),
});

/** Splits the text around the term. Runs from last to first, so that earlier offsets stay valid. */
function mark({term: {id}, first: {parent, node, start, words}}: Use): void {
  const text = node.value ?? '';
  const term: TreeNode = {...component('Term', {id}, [{type: 'text', value: words}]), type: 'mdxJsxTextElement'};
  const siblings = parent.children ?? [];
  const after = {type: 'text', value: text.slice(start + words.length)};
  node.value = text.slice(0, start);
  siblings.splice(siblings.indexOf(node) + 1, 0, term, after);
}

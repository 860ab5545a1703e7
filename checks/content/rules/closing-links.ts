import {isJsx} from '../../../plugins/mdx-tree';
import {pageRule} from '../rule';

/** How each kind of page ends: with related pages, or with what to do next. */
const CLOSINGS: Readonly<Record<string, string>> = {reference: 'Related', guide: 'Next'};

export const closingLinks = pageRule('pages end with where to go', (page) => {
  const closing = CLOSINGS[String(page.frontMatter.kind)];
  const last = page.tree.children?.at(-1);
  if (closing === undefined || (last && isJsx(last) && last.name === closing)) return [];
  return [
    {
      line: last?.position?.start.line ?? 1,
      message: `the page does not end with <${closing}>. Put its list of links between <${closing}> and </${closing}>, with blank lines around it.`,
    },
  ];
});

/** A reference page puts answers first: tasks, then troubleshooting, then lookup tables. */
import {isJsx, nodesIn, TROUBLESHOOTING} from '../../../plugins/mdx-tree';
import {pageRule, problemAt, type Problem} from '../rule';
import {sections, textAttribute, type SourceNode, type SourcePage} from '../source-page';

const NO_PROBLEMS =
  'there is no section "## Troubleshoot <things>". Start each paragraph with the symptom in bold, then say why it happens and what to do.';

export const troubleshoots = pageRule('reference pages troubleshoot', (page) =>
  page.frontMatter.kind !== 'reference' || page.headings.some(({name}) => TROUBLESHOOTING.test(name))
    ? []
    : [{line: 1, message: NO_PROBLEMS}],
);

const LOOKED_UP = new Set(['Fields', 'States']);
const isLookedUp = (node: SourceNode): boolean =>
  isJsx(node) && (LOOKED_UP.has(node.name ?? '') || textAttribute(node, 'of') === 'template-variables');

function lookedUpTooEarly(page: SourcePage): Problem[] {
  const parts = sections(page);
  const problems = parts.findIndex(({heading}) => TROUBLESHOOTING.test(heading?.name ?? ''));
  return parts
    .slice(0, Math.max(problems, 0))
    .flatMap(({nodes}) => nodes.flatMap((node) => [...nodesIn(node)]))
    .filter(isLookedUp)
    .map((node) => {
      const shown = `<${node.name} of="${textAttribute(node, 'of') ?? ''}">`;
      return problemAt(node, `${shown} is looked up, not read. Move its section below "Troubleshoot …".`);
    });
}

const isPermission = (node: SourceNode): boolean => isJsx(node) && node.name === 'Permission';

/** The first permission of a page is above its first task, if it has one. */
function permissionTooLate(page: SourcePage): Problem[] {
  const first = sections(page).find(({nodes}) => nodes.some(isPermission));
  if (!first || (first.heading?.depth ?? 1) === 1) return [];
  return [problemAt(first.nodes.find(isPermission)!, 'say who can do it before the first task: move <Permission> up.')];
}

export const referenceOrder = pageRule('reference pages put tasks first', (page) =>
  page.frontMatter.kind === 'reference' ? [...permissionTooLate(page), ...lookedUpTooEarly(page)] : [],
);

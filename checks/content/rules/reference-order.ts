/** A reference page puts answers first: tasks, then problems and fixes, then lookup tables. */
import {isJsx} from '../../../plugins/mdx-tree';
import {pageRule, type Problem} from '../rule';
import type {SourcePage} from '../source-page';
import {lineOf, nodesIn, sections, textAttribute} from '../tree';

export const PROBLEMS_HEADING = / problems and fixes$/;

const LOOKED_UP = new Set(['Fields', 'States', 'Variables']);

type PageProblem = Omit<Problem, 'file'>;

function lookedUpTooEarly(page: SourcePage): PageProblem[] {
  const parts = sections(page);
  const problems = parts.findIndex(({heading}) => PROBLEMS_HEADING.test(heading?.text ?? ''));
  return parts
    .slice(0, Math.max(problems, 0))
    .flatMap(({nodes}) => nodes.flatMap((node) => [...nodesIn(node)]))
    .filter((node) => isJsx(node) && LOOKED_UP.has(node.name ?? ''))
    .map((node) => ({
      line: lineOf(node),
      message: `<${node.name} of="${textAttribute(node, 'of') ?? ''}"> is looked up, not read. Move its section below "… problems and fixes".`,
    }));
}

function permissionTooLate(page: SourcePage): PageProblem[] {
  const parts = sections(page).filter(({heading}) => (heading?.depth ?? 1) > 1);
  return parts
    .flatMap(({nodes}) => nodes)
    .filter((node) => isJsx(node) && node.name === 'Permission')
    .slice(0, 1)
    .filter(() => !hasOpeningPermission(page))
    .map((node) => ({line: lineOf(node), message: 'say who can do it before the first task: move <Permission> up.'}));
}

const hasOpeningPermission = (page: SourcePage): boolean =>
  sections(page)
    .filter(({heading}) => (heading?.depth ?? 1) === 1)
    .some(({nodes}) => nodes.some((node) => isJsx(node) && node.name === 'Permission'));

export const referenceOrder = pageRule('reference pages put tasks first', (page) =>
  page.frontMatter.kind === 'reference' ? [...permissionTooLate(page), ...lookedUpTooEarly(page)] : [],
);

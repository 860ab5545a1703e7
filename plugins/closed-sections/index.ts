/**
 * Closes sections that few readers come for, under their heading and a count of their content: every section with a
 * table or problems from "Troubleshoot …" on, unless it has `<Open />`, and any section with `<Rare />`. A bold line of
 * its own before a table closes that table under these words. Who can do a task isn't repeated where it's the same as
 * just above. A second-level section is a ticket if it begins with who can do it, or is a stage of a guide.
 */
import {countOf} from '../../lib/counts';
import {plainText} from '../../lib/tree';
import {component, isJsx, isSteps, isTroubleshooting, type TreeNode} from '../mdx-tree';

export default function closedSections(): (tree: TreeNode) => void {
  return (tree) => {
    let isBelowTroubleshooting = false;
    tree.children = sectionsOf(tree.children ?? []).flatMap((section) => {
      const nodes = closeRare(sayRolesOnce(wrapTables(section)));
      const [heading, ...inside] = nodes;
      if (heading?.type !== 'heading') return nodes;
      isBelowTroubleshooting ||= isTroubleshooting(heading);
      const isOpen = inside[0]?.name === 'Open';
      if (isBelowTroubleshooting && !isOpen && inside.some((node) => isProblem(node) || isTable(node)))
        return closedSection(heading, inside);
      if (heading.depth === 2 && (isTask(inside) || isStage(heading))) markTicket(heading);
      return [heading, ...inside.slice(isOpen ? 1 : 0)];
    });
  };
}

/** Who can do it is said before anything else. */
const isTask = (inside: readonly TreeNode[]): boolean => inside.find(({name}) => name !== 'Open')?.name === 'WhoCan';

const isStage = (heading: TreeNode): boolean => /^Stage \d/.test(plainText(heading));

function markTicket(heading: TreeNode): void {
  heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, className: 'ticket'}};
}

/** The nodes from one second-level heading to the next; those before the first heading come first. */
function sectionsOf(nodes: readonly TreeNode[]): TreeNode[][] {
  const sections: TreeNode[][] = [[]];
  for (const node of nodes) {
    // The links and definitions at the end belong to the page, not to its last section.
    const isEnd = isJsx(node) && ['Related', 'Next', 'TermDefinitions'].includes(node.name ?? '');
    if ((node.type === 'heading' && node.depth === 2) || isEnd) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** Tasks of one section that the same people can do say so once. A rare task is closed, so it says it again. */
function sayRolesOnce(nodes: TreeNode[]): TreeNode[] {
  let above = '';
  return nodes.filter((node) => {
    if (node.name === 'Rare') above = '';
    if (node.name !== 'WhoCan') return true;
    const before = above;
    above = JSON.stringify(node.props);
    return above !== before;
  });
}

/** Gives Markdown tables a count, as the model's tables have, and the bold line before one as its name. */
function wrapTables(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node, index) => {
    if (isName(node) && nodes[index + 1]?.type === 'table') return [];
    if (node.type !== 'table') return node;
    const before = nodes[index - 1];
    const name = before && isName(before) && {name: plainText(before).replace(/:$/, '')};
    return component('LookupTable', {...name, count: countOf(node.children!.slice(1), 'row')}, [node]);
  });
}

const isName = ({type, children = []}: TreeNode): boolean =>
  type === 'paragraph' && children.every((child) => child.type === 'strong');

/** `<Rare />` under a heading of any level closes all that belongs to it. */
function closeRare(nodes: TreeNode[]): TreeNode[] {
  const mark = nodes.findIndex(({name}) => name === 'Rare');
  const heading = nodes[mark - 1];
  if (heading?.type !== 'heading') return nodes;
  const after = nodes.slice(mark + 1);
  const next = after.findIndex(({type, depth = 0}) => type === 'heading' && depth <= heading.depth!);
  const inside = next < 0 ? after : after.slice(0, next);
  return [...nodes.slice(0, mark - 1), closedSection(heading, inside), ...closeRare(after.slice(inside.length))];
}

function closedSection(heading: TreeNode, nodes: TreeNode[]): TreeNode {
  const {data, depth: level} = heading;
  return component(
    'ClosedSection',
    {id: data?.id, title: plainText(heading), level, count: countContents(nodes)},
    nodes,
  );
}

/** How much a section holds: "24 fields". Its tables lose their own counts, and so are open in it. */
function countContents(nodes: readonly TreeNode[]): string | undefined {
  const steps = nodes.filter(isSteps).flatMap(({children = []}) => children);
  if (steps.length > 0) return countOf(steps, 'step');
  const problems = nodes.filter(isProblem);
  if (problems.length > 0) return countOf(problems, 'problem');
  const tables = nodes.filter(isTable);
  const lists = nodes.filter(({type}, index) => type === 'list' && nodes[index - 1]?.type === 'heading');
  if (tables.length === 0) return lists.length > 0 ? countOf(lists, 'list') : undefined;
  const counts = tables.map(({props}) => props!.count as string);
  for (const {props} of tables) delete props!.count;
  // The heading of the section is the name of its only table.
  const [table, ...others] = tables;
  if (others.length === 0 && table!.name !== 'LookupTable') table!.props!.named = true;
  // Several lists of the same things are counted as tables.
  const units = new Set(counts.map((count) => count.replace(/\d+ /g, '')));
  return counts.length > 1 && units.size === 1 ? `${counts.length} tables` : counts.join(', ');
}

const isProblem = ({name}: TreeNode): boolean => name === 'Problem';
/** A table with a count starts closed: "24 fields". */
const isTable = ({name, props}: TreeNode): boolean => props?.count !== undefined && name !== 'ClosedSection';

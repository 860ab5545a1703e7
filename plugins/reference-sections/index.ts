/**
 * Collapses the sections that readers use for lookup: a heading with model tables and no steps, or with a list of
 * problems, becomes a disclosure with the heading and a count as its summary. Sections with many tables stay open,
 * and their tables are collapsed instead.
 */
import {component, isJsx, plainText, type JsxAttribute, type PageFile, type TreeNode} from '../mdx-tree';

const MOST_TABLES = 3;
/** Fewer fit at a glance. */
const FEWEST_PROBLEMS = 4;
/** The property that makes a table collapse on its own. */
const COUNT = 'count';

export default function referenceSections(): (tree: TreeNode, file: PageFile) => void {
  return (tree) => {
    const kept: TreeNode[] = [];
    for (const section of sectionsOf(tree.children ?? [])) {
      const closed = closedSection(section);
      kept.push(...(closed ? [closed] : section));
    }
    tree.children = kept;
  };
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

function closedSection([heading, ...nodes]: TreeNode[]): TreeNode | undefined {
  const id = heading?.data?.id;
  if (heading?.type !== 'heading' || !id || nodes.some(isSteps)) return undefined;
  const problems = nodes.filter(isProblem);
  if (problems.length >= FEWEST_PROBLEMS && problems.length === nodes.length)
    return reference(heading, id, `${problems.length} problems`, nodes);
  if (problems.length > 0) return undefined;
  const tables = nodes.filter((node) => isJsx(node) && countIn(node) !== undefined);
  if (tables.length === 0 || tables.length > MOST_TABLES) return undefined;
  const counts = tables.map((table) => JSON.parse(countIn(table)!.value) as string);
  for (const table of tables) table.attributes = table.attributes?.filter(({name}) => name !== COUNT);
  return reference(heading, id, addUp(counts), nodes);
}

/** "15 columns" and "4 columns" become "19 columns in 2 tables"; different units are not added up. */
function addUp(counts: readonly string[]): string {
  const sums = new Map<string, number>();
  for (const part of counts.flatMap((count) => count.split(', '))) {
    const [number, unit = ''] = part.split(' ');
    const plural = unit.endsWith('s') ? unit : `${unit}s`;
    sums.set(plural, (sums.get(plural) ?? 0) + Number(number));
  }
  if (counts.length === 1 || sums.size > 1) return counts.join(', ');
  return [...sums].map(([unit, sum]) => `${sum} ${unit} in ${counts.length} tables`).join('');
}

const reference = (heading: TreeNode, id: string, count: string, children: TreeNode[]): TreeNode =>
  component('Reference', {id, title: plainText(heading), count}, children);

const isProblem = (node: TreeNode): boolean => isJsx(node) && node.name === 'Problem';

const isSteps = (node: TreeNode & {ordered?: boolean}): boolean => node.type === 'list' && node.ordered === true;

function countIn({attributes}: TreeNode): {value: string} | undefined {
  const value = attributes?.find(({name}: JsxAttribute) => name === COUNT)?.value;
  return typeof value === 'object' && value !== null ? value : undefined;
}

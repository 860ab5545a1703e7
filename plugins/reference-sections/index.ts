/**
 * Collapses what readers look up. A section becomes a disclosure with its heading and a count as the summary if it is no
 * task, and has model tables, a list of problems, or a list for each of several readers; after the problems, where a page
 * has its reference, any table is enough. In other sections only the long tables are collapsed, and the tasks that the page
 * marks as rare. Who can do a task isn't repeated where it's the same as just above.
 */
import {component, dataAttribute, isJsx, plainText, type JsxAttribute, type PageFile, type TreeNode} from '../mdx-tree';

const MOST_TABLES = 3;
/** Fewer fit at a glance. */
const FEWEST_PROBLEMS = 4;
const FEWEST_ROWS = 5;
const FEWEST_LISTS = 3;
const PROBLEMS = /^Troubleshoot /;
/** A stage of a guide shows all that it needs. */
const STAGE = /^Stage \d/;
/** The property that makes a table collapse on its own. */
const COUNT = 'count';
const LOOKUP = 'LookupTable';
const CLOSED = 'Reference';

export default function referenceSections(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    let isReference = false;
    tree.children = sectionsOf(tree.children ?? []).flatMap((section) => {
      const title = plainText(section[0] ?? {type: 'text'});
      // Readers who are choosing a product compare, and see everything.
      const showsAll = file.data.frontMatter?.kind === 'decision' || STAGE.test(title);
      const fewestRows = isReference ? 1 : FEWEST_ROWS;
      const nodes = showsAll ? section : withLookups(closeRare(saidOnce(section)), fewestRows);
      const closed = closedSection(nodes, isReference);
      isReference ||= PROBLEMS.test(title);
      return closed ?? nodes;
    });
  };
}

/** Tasks of one section that the same people can do say so once. A rare task is closed, so it says it again. */
function saidOnce(nodes: TreeNode[]): TreeNode[] {
  let above = '';
  return nodes.filter((node) => {
    if (node.name === 'Rare') above = '';
    if (node.name !== 'WhoCan') return true;
    const before = above;
    above = JSON.stringify(node.attributes);
    return above !== before;
  });
}

/** `<Rare />` under a heading closes the section: readers find the task by its name, and all others pass it by. */
function closeRare(nodes: TreeNode[]): TreeNode[] {
  const flag = nodes.findIndex(({name}) => name === 'Rare');
  const heading = nodes[flag - 1];
  if (heading?.type !== 'heading') return nodes;
  const after = nodes.slice(flag + 1);
  const next = after.findIndex(({type, depth = 0}) => type === 'heading' && depth <= heading.depth!);
  const inside = next < 0 ? after : after.slice(0, next);
  const steps = inside.filter(isSteps).reduce((sum, {children = []}) => sum + children.length, 0);
  const data = {id: heading.data?.id, title: plainText(heading), level: heading.depth};
  const task = component(CLOSED, {...data, ...(steps > 0 && {[COUNT]: counted(steps, 'step')})}, inside);
  return [...nodes.slice(0, flag - 1), task, ...closeRare(after.slice(inside.length))];
}

/** Gives long Markdown tables a count, as the model's tables have. A bold line before one, `**Name:**`, is its name. */
function withLookups(nodes: readonly TreeNode[], fewestRows: number): TreeNode[] {
  return nodes.flatMap((node, index) => {
    if (isLong(nodes[index + 1], fewestRows) && isName(node)) return [];
    if (!isLong(node, fewestRows)) return node;
    const before = nodes[index - 1];
    const name = before && isName(before) ? plainText(before).replace(/:$/, '') : undefined;
    return component(LOOKUP, {...(name && {name}), [COUNT]: counted(node.children!.length - 1, 'row')}, [node]);
  });
}

const isLong = (node: TreeNode | undefined, fewestRows: number): boolean =>
  node?.type === 'table' && node.children!.length > fewestRows;

const isName = ({type, children = []}: TreeNode): boolean =>
  type === 'paragraph' && children.every((child) => child.type === 'strong');

const counted = (count: number, unit: string): string => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

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

function closedSection([heading, ...nodes]: TreeNode[], isReference: boolean): TreeNode | undefined {
  const id = heading?.data?.id;
  if (heading?.type !== 'heading' || !id || nodes.some(isOfTask)) return undefined;
  const count = contentsOf(nodes, isReference);
  return count ? component(CLOSED, {id, title: plainText(heading), [COUNT]: count}, nodes) : undefined;
}

/** What a section has to look up: "24 fields". Its tables lose their own counts. */
function contentsOf(nodes: TreeNode[], isReference: boolean): string | undefined {
  const problems = nodes.filter((node) => isJsx(node) && node.name === 'Problem');
  if (problems.length >= FEWEST_PROBLEMS && problems.length === nodes.length) return `${problems.length} problems`;
  if (problems.length > 0) return undefined;
  const lists = nodes.filter((node, index) => node.type === 'list' && nodes[index - 1]?.type === 'heading');
  if (lists.length >= FEWEST_LISTS) return `${lists.length} lists`;
  const tables = nodes.filter((node) => isJsx(node) && countIn(node) !== undefined);
  const isLookedUp = isReference || tables.some(({name}) => name !== LOOKUP);
  if (!isLookedUp || tables.length === 0 || tables.length > MOST_TABLES) return undefined;
  const counts = tables.map((table) => JSON.parse(countIn(table)!.value) as string);
  for (const table of tables) table.attributes = table.attributes?.filter(({name}) => name !== COUNT);
  // The heading of the section is the name of its only table.
  if (tables.length === 1 && tables[0]!.name !== LOOKUP) tables[0]!.attributes?.push(dataAttribute('named', true));
  // Several lists of the same things are counted as tables.
  const units = new Set(counts.map((count) => count.replace(/\d+ /g, '')));
  return counts.length > 1 && units.size === 1 ? `${counts.length} tables` : counts.join(', ');
}

const isSteps = ({type, ordered}: TreeNode & {ordered?: boolean}): boolean => type === 'list' && ordered === true;

/** Steps, who can do them, or a task that is closed already. */
const isOfTask = (node: TreeNode): boolean => isSteps(node) || ['WhoCan', CLOSED].includes(node.name ?? '');

function countIn({attributes}: TreeNode): {value: string} | undefined {
  const value = attributes?.find(({name}: JsxAttribute) => name === COUNT)?.value;
  return typeof value === 'object' && value !== null ? value : undefined;
}

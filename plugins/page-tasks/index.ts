/** Adds "On this page you can" after the introduction of a reference page, with links to its task headings. */
import {component, plainText, type PageFile, type TreeNode} from '../mdx-tree';
import {tasksAmong, type Heading} from './tasks';

/** Fewer tasks need no list: a reader finds them with one scroll. */
const FEWEST = 3;

export default function pageTasks(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    if (file.data.frontMatter?.kind !== 'reference') return;
    const nodes = tree.children ?? [];
    const tasks = tasksAmong(nodes.flatMap(headingOf));
    const opening = nodes.findIndex(({type}) => type === 'paragraph');
    if (tasks.length < FEWEST || opening < 0 || isAfterHeading(nodes, opening)) return;
    const end = nodes.findIndex(({type}, index) => index > opening && type !== 'paragraph');
    nodes.splice(end, 0, component('Tasks', {tasks}));
  };
}

function headingOf(node: TreeNode): Heading[] {
  const {type, depth, data} = node;
  return type === 'heading' && depth && data?.id ? [{depth, id: data.id, name: plainText(node)}] : [];
}

const isAfterHeading = (nodes: readonly TreeNode[], index: number): boolean =>
  nodes.slice(0, index).some(({type, depth}) => type === 'heading' && depth !== 1);

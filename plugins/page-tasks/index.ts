/** Adds "On this page you can" after the introduction of a reference page, with links to its tasks. */
import {relative} from 'node:path';
import {readPage} from '../../lib/pages';
import {component, type PageFile, type TreeNode} from '../mdx-tree';
import {tasksOf} from './tasks';

/** Fewer tasks need no list: a reader finds them with one scroll. */
const FEWEST = 3;

export default function pageTasks(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    if (file.data.frontMatter?.kind !== 'reference') return;
    const nodes = tree.children ?? [];
    const tasks = tasksOf(readPage(relative(process.cwd(), file.path)));
    const opening = nodes.findIndex(({type}) => type === 'paragraph');
    if (tasks.length < FEWEST || opening < 0 || isAfterHeading(nodes, opening)) return;
    const end = nodes.findIndex(({type}, index) => index > opening && type !== 'paragraph');
    nodes.splice(end, 0, component('Tasks', {tasks}));
  };
}

const isAfterHeading = (nodes: readonly TreeNode[], index: number): boolean =>
  nodes.slice(0, index).some(({type, depth}) => type === 'heading' && depth !== 1);

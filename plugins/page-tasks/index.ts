/** Adds "On this page you can" after the introduction of a reference page, with links to its tasks. */
import {relative} from 'node:path';
import {headingsIn, readPage, withoutFrontMatter, type PageHeading, type WrittenPage} from '../../lib/pages';
import {component, TROUBLESHOOTING, type PageFile, type TreeNode} from '../mdx-tree';

export type Task = {id: string; name: string};

/** What a section says itself, not in its subsections, if it tells readers how to do something. */
const STEPS = /^(?:1\. |<WhoCan )/m;

/** The sections that a page lists in its front matter. Anything but a list is a mistake in the front matter. */
export const listedTasks = ({tasks}: WrittenPage['frontMatter']): string[] =>
  Array.isArray(tasks) ? tasks.map(String) : [];

/**
 * What readers can do on a page: the sections that `tasks` in its front matter lists, most wanted first, and then, on a
 * reference page, each other second-level section above "Troubleshoot …" with numbered steps or `<WhoCan>`.
 */
export function tasksOf({text, frontMatter}: Pick<WrittenPage, 'frontMatter' | 'text'>): Task[] {
  const headings = headingsIn(withoutFrontMatter(text));
  const listed = listedTasks(frontMatter).flatMap((id) => headings.find((heading) => heading.id === id) ?? []);
  const others = frontMatter.kind === 'reference' ? sectionsWithSteps(text, headings) : [];
  return [...new Set([...listed, ...others])].map(({id, name}) => ({id, name}));
}

function sectionsWithSteps(text: string, headings: readonly PageHeading[]): PageHeading[] {
  const lines = text.split('\n');
  const end = headings.findIndex(({name}) => TROUBLESHOOTING.test(name));
  return headings
    .slice(0, end < 0 ? undefined : end)
    .filter(({depth, line}, i) => depth === 2 && STEPS.test(lines.slice(line, headings[i + 1]?.line).join('\n')));
}

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

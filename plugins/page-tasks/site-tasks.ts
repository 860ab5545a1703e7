/** Gives category pages the descriptions and tasks of the pages they list, in a file that only they load. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {tasksAmong, type Task} from './tasks';

const HEADING = /^(#{1,6}) (.+)$/gm;
const CODE = /^```[\s\S]*?^```/gm;
const MARKUP = /[*_`]|\[([^\]]*)\]\([^)]*\)/g;

/** The task headings of a page with their anchors. Slugs depend on all earlier headings, as in the generator. */
export function tasksIn(source: string): Task[] {
  const slugger = createSlugger();
  const headings = [...source.replace(CODE, '').matchAll(HEADING)].map(([, marks = '', text = '']) => {
    const {text: name, id = slugger.slug(text.replace(MARKUP, '$1'))} = parseMarkdownHeadingId(
      text.replace(MARKUP, '$1').trim(),
    );
    return {depth: marks.length, id, name};
  });
  return tasksAmong(headings);
}

export type PageSummary = {description: string; tasks: Task[]};

/** Keyed by the page's id within its section. Ids must differ between sections, or one would overwrite the other. */
function summarizePages(folder: string): Record<string, PageSummary> {
  const pages: Record<string, PageSummary> = {};
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
  for (const file of files) {
    const id = file.replace(/^[^/]+\//, '').replace(/\.mdx$/, '');
    if (pages[id]) throw new Error(`Two pages have the id "${id}".`);
    const source = readFileSync(join(folder, file), 'utf8');
    const [, frontMatter = ''] = /^---\n(.*?)\n---/s.exec(source) ?? [];
    const {description} = parse(frontMatter) as {description: string};
    pages[id] = {description, tasks: tasksIn(source)};
  }
  return pages;
}

export default function siteTasks({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-tasks',
    getPathsToWatch: () => [join(siteDir, 'content/**/*.mdx')],
    async contentLoaded({actions}) {
      await actions.createData('pages.json', summarizePages(join(siteDir, 'content')));
    },
  };
}

/** Gives category pages the descriptions and tasks of the pages they list, in a file that only they load. */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headingsIn, readPages} from '../../lib/pages';
import {tasksAmong, type Task} from './tasks';

export type PageSummary = {description: string; tasks: Task[]};

/** Keyed by the page's id within its section. Ids must differ between sections, or one would overwrite the other. */
function summarizePages(): Record<string, PageSummary> {
  const pages: Record<string, PageSummary> = {};
  for (const {id, frontMatter, text} of readPages(['content'])) {
    if (pages[id]) throw new Error(`Two pages have the id "${id}".`);
    pages[id] = {description: String(frontMatter.description), tasks: tasksAmong(headingsIn(text))};
  }
  return pages;
}

export default function siteTasks({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-tasks',
    getPathsToWatch: () => [join(siteDir, 'content/**/*.mdx')],
    async contentLoaded({actions}) {
      await actions.createData('pages.json', summarizePages());
    },
  };
}

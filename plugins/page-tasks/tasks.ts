import {didYouMean} from '../../lib/did-you-mean';
import {headingsIn, withoutFrontMatter, type PageHeading, type WrittenPage} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {TROUBLESHOOTING} from '../mdx-tree';

export type Task = {id: string; name: string};

/** What a section says itself, not in its subsections, if it tells readers how to do something. */
const STEPS = /^(?:1\. |<WhoCan )/m;

/**
 * What readers can do on a page: the sections that `tasks` in its front matter lists, most wanted first, and then, on a
 * reference page, each other second-level section above "Troubleshoot …" with numbered steps or `<WhoCan>`.
 */
export function tasksOf(page: Pick<WrittenPage, 'file' | 'frontMatter' | 'text'>): Task[] {
  const headings = headingsIn(withoutFrontMatter(page.text));
  const {tasks} = page.frontMatter;
  // Anything but a list is a mistake in the front matter (plugins/front-matter).
  const ids = Array.isArray(tasks) ? tasks.map(String) : [];
  const listed = ids.map((id) => headings.find((heading) => heading.id === id) ?? unknownTask(id, page, headings));
  const others = page.frontMatter.kind === 'reference' ? sectionsWithSteps(page.text, headings) : [];
  return [...new Set([...listed, ...others])].map(({id, name}) => ({id, name}));
}

function sectionsWithSteps(text: string, headings: readonly PageHeading[]): PageHeading[] {
  const lines = text.split('\n');
  const end = headings.findIndex(({name}) => TROUBLESHOOTING.test(name));
  return headings
    .slice(0, end < 0 ? undefined : end)
    .filter(({depth, line}, i) => depth === 2 && STEPS.test(lines.slice(line, headings[i + 1]?.line).join('\n')));
}

function unknownTask(
  id: string,
  {file, text}: Pick<WrittenPage, 'file' | 'text'>,
  headings: readonly PageHeading[],
): never {
  const line = text.split('\n').findIndex((written) => /^tasks:|^ *- /.test(written) && written.includes(id)) + 1;
  const hint = didYouMean(
    id,
    headings.map((heading) => heading.id),
  );
  throw new UserError(`${file}:${line || 1}: "tasks" lists "${id}", which is no section of this page.${hint}`);
}

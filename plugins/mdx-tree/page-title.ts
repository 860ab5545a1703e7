import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The title of the page at a route such as `/docs/cases/search`, for link text. */
export function pageTitle(route: string): string {
  const [path = ''] = route.split('#');
  const file = join(process.cwd(), 'content', `${path}.mdx`);
  const title = /^title:\s*(.+?)\s*$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!title) throw new Error(`${file} has no title`);
  return title.replace(/^(['"])(.*)\1$/, '$2');
}

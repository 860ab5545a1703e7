/** Creates a page: its file from a template, its questions, and its entry at the end of its sidebar category. */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {identity} from '../../config/identity';
import {UserError} from '../../lib/user-error';
import {startPage} from './templates';

const ROUTE = /^\/?(docs|guides|pilot)\/((?:[a-z0-9_-]+\/)*)([a-z0-9_-]+)$/;

/** Pages that the sidebars take from the identity. */
const namedByIdentity = [
  ...identity.integrations.carriers.map(({slug}) => `docs/system/integrations/shipping/${slug}`),
  ...identity.competitors.map(({slug}) => `pilot/compare/${slug}`),
];

const QUESTIONS = 'top:\n  - TODO what a reader types to find this page\n';

/** Adds the page after the last page of its folder. Words that name no page, such as a category's, don't count. */
async function addToSidebar(section: string, folder: string, id: string): Promise<void> {
  const file = `sidebars/${section}.ts`;
  const source = await readFile(file, 'utf8');
  const named = [...source.matchAll(new RegExp(`'(${folder}[\\w-]+)'`, 'g'))];
  const last = named.filter(([, sibling]) => existsSync(`content/${section}/${sibling}.mdx`)).at(-1);
  if (!last) {
    throw new UserError(
      folder
        ? `${file}: no page of ${folder} is listed by name. Add a carrier or a competitor to config/identity.ts first; for a new folder, add a category.`
        : `${file}: every page is in a category. Name its folder too, such as ${section}/cases/${id}.`,
    );
  }
  const end = last.index + last[0].length;
  const changed = `${source.slice(0, end)}, '${id}'${source.slice(end)}`;
  await writeFile(file, await format(changed, {...(await resolveConfig(file)), parser: 'typescript'}));
}

export async function createPage(route: string, today = new Date()): Promise<string[]> {
  const [, section, folder = '', name] = ROUTE.exec(route) ?? [];
  if (!section || !name) {
    throw new UserError(
      `"${route}" is not a route: write docs, guides or pilot, folders, and a name in small letters.`,
    );
  }
  const path = `content/${section}/${folder}${name}`;
  if (existsSync(`${path}.mdx`)) throw new UserError(`${path}.mdx is there already.`);
  const sidebar = `sidebars/${section}.ts`;
  const isNamed = namedByIdentity.includes(`${section}/${folder}${name}`);
  if (!isNamed) await addToSidebar(section, folder, `${folder}${name}`);
  await mkdir(dirname(path), {recursive: true});
  const source = startPage({section, folder, name}, today.toISOString().slice(0, 10));
  await writeFile(`${path}.mdx`, source);
  await writeFile(`${path}.questions.yaml`, QUESTIONS);
  return [
    `${path}.mdx: replace every line that starts with TODO.`,
    `${path}.questions.yaml: write what readers type.`,
    isNamed
      ? 'config/identity.ts: the page is in the sidebar, at the place of its carrier or competitor in that list.'
      : `${sidebar}: the page is last in its category; move it if it belongs elsewhere.`,
  ];
}

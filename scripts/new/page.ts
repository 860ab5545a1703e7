/** Creates a page: its file from a template, its questions, and its entry at the end of its sidebar category. */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {identity} from '../../config/identity';
import {SECTIONS} from '../../lib/pages';
import {UserError} from '../../lib/user-error';

const ROUTE = new RegExp(`^/?(${SECTIONS.join('|')})/((?:[a-z0-9_-]+/)*)([a-z0-9_-]+)$`);
const QUESTIONS = 'top:\n  - TODO what a reader types to find this page\n';

/** Products with a page that the sidebars take from the identity, by its route. */
const products = new Map<string, string>([
  ...identity.integrations.carriers.map(({name, slug}) => [`docs/system/integrations/shipping/${slug}`, name] as const),
  ...identity.competitors.map(({name, slug}) => [`pilot/compare/${slug}`, name] as const),
]);

/** `return-visits` → `Return visits`. */
const inWords = (name: string) => name[0]!.toUpperCase() + name.slice(1).replace(/[-_]/g, ' ');

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

/** Writers replace each TODO of a template; checks/content/pages.test.ts reports the rest. */
async function startPage(route: string): Promise<string> {
  const slug = route.slice(route.lastIndexOf('/') + 1);
  const product = products.get(route) ?? inWords(slug);
  const isComparison = route.startsWith('pilot/compare/');
  const template = isComparison ? 'comparison' : route.startsWith('guides/') ? 'guide' : 'reference';
  const title = isComparison ? `${product} or Pilot` : product;
  const today = new Date().toISOString().slice(0, 10);
  const values: Record<string, string> = {title, product, slug, today, subject: title.toLowerCase()};
  const text = await readFile(`scripts/new/templates/${template}.txt`, 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}

export async function createPage(wanted: string): Promise<string[]> {
  const [, section, folder = '', name] = ROUTE.exec(wanted) ?? [];
  if (!section || !name) {
    throw new UserError(
      `"${wanted}" is not a route: write ${SECTIONS.join(', ')}, then folders and a name in small letters.`,
    );
  }
  const route = `${section}/${folder}${name}`;
  const path = `content/${route}`;
  if (existsSync(`${path}.mdx`)) throw new UserError(`${path}.mdx is there already.`);
  if (!products.has(route)) await addToSidebar(section, folder, `${folder}${name}`);
  await mkdir(dirname(path), {recursive: true});
  await writeFile(`${path}.mdx`, await startPage(route));
  await writeFile(`${path}.questions.yaml`, QUESTIONS);
  return [
    `${path}.mdx: replace every line that starts with TODO.`,
    `${path}.questions.yaml: write what readers type.`,
    products.has(route)
      ? 'config/identity.ts: the page is in the sidebar, at the place of its carrier or competitor in that list.'
      : `sidebars/${section}.ts: the page is last in its category; move it if it belongs elsewhere.`,
  ];
}

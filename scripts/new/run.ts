/** `npm run new -- page docs/cases/return-visits`: creates a page from the template of its kind, and its questions. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {identity} from '../../config/identity';
import {SITE_SECTIONS} from '../../lib/pages';
import {UserError} from '../../lib/user-error';

const ROUTE = new RegExp(`^(${SITE_SECTIONS.join('|')})/((?:[a-z0-9_-]+/)*[a-z0-9_-]+)$`);
const QUESTIONS = 'top:\n  - TODO what a reader types to find this page\n';

/** Products whose pages the sidebars take from the identity, by route. */
const products = new Map<string, string>([
  ...identity.integrations.carriers.map(({name, slug}) => [`docs/system/integrations/shipping/${slug}`, name] as const),
  ...identity.competitors.map(({name, slug}) => [`pilot/compare/${slug}`, name] as const),
]);

/** `return-visits` → `Return visits`. */
const inWords = (name: string) => name[0]!.toUpperCase() + name.slice(1).replace(/[-_]/g, ' ');

/** Writers replace each TODO of a template; checks/content/pages.test.ts reports the rest. */
function startPage(route: string): string {
  const slug = route.slice(route.lastIndexOf('/') + 1);
  const product = products.get(route) ?? inWords(slug);
  const isComparison = route.startsWith('pilot/compare/');
  const template = isComparison ? 'comparison' : route.startsWith('guides/') ? 'guide' : 'reference';
  const title = isComparison ? `${product} or Pilot` : product;
  // A product keeps its capitals.
  const subject = products.get(route) ?? title.toLowerCase();
  const today = new Date().toISOString().slice(0, 10);
  const values: Record<string, string> = {title, product, slug, today, subject};
  const text = readFileSync(`scripts/new/templates/${template}.txt`, 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}

const [kind, route = '', ...rest] = process.argv.slice(2);
const [, section, id] = ROUTE.exec(route) ?? [];
if (kind !== 'page' || rest.length > 0 || !section)
  throw new UserError(
    `Write "page" and a route: ${SITE_SECTIONS.join(', ')}, then folders and a name in small letters, as in npm run new -- page docs/cases/return-visits`,
  );
const path = `content/${route}`;
if (existsSync(`${path}.mdx`)) throw new UserError(`${path}.mdx is there already.`);
mkdirSync(dirname(path), {recursive: true});
writeFileSync(`${path}.mdx`, startPage(route));
writeFileSync(`${path}.questions.yaml`, QUESTIONS);
console.log(`${path}.mdx: replace every line that starts with TODO.
${path}.questions.yaml: write what readers type.
${
  products.has(route)
    ? 'config/identity.ts: the page is in the sidebar, at the place of its carrier or competitor in that list.'
    : `sidebars/${section}.ts: add '${id}' where readers look for the page.`
}`);

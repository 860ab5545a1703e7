/** Gives each page its preview card and meta tags. Cards that were drawn before come from the cache. */
import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {identity} from '../../../config/identity';
import type {BuiltSite, PageStep} from '../step';
import {sectionOf, titleOf} from '../markdown';
import {refreshTarget} from '../openings';
import {
  createElement,
  elementsOf,
  findElement,
  getAttribute,
  insertAfter,
  setAttribute,
  textOf,
  type Document,
} from '../tree';
import {CARD, cardRenderer, drawing, type Card} from './card';

/** Files are named after a hash of the drawing, so they can be cached forever, like everything in assets/. */
const FOLDER = 'assets/cards';
const CACHE = resolve('.cache/share-cards');

const metaNamed = (document: Document, name: string) =>
  findElement(document, (element) => [getAttribute(element, 'property'), getAttribute(element, 'name')].includes(name));

/** The page's parents, from its breadcrumbs. */
function trailOf(document: Document): string[] {
  const links = [...elementsOf(document)].filter((element) =>
    getAttribute(element, 'class')?.includes('breadcrumbs__link'),
  );
  return links
    .map((link) => textOf([...elementsOf(link)].at(-1) ?? link))
    .filter(Boolean)
    .slice(0, -1);
}

export function cardOf(path: string, document: Document): Card {
  const trail = [sectionOf(path), ...trailOf(document)];
  return {section: [...new Set(trail)].join(' › '), title: titleOf(document), brand: identity.documentationTitle};
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Cards of pages that were renamed or removed would fill the cache over the years. */
async function dropUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const cards = await readdir(folder).catch(() => []);
  await Promise.all(cards.filter((card) => !used.has(card)).map((card) => rm(join(folder, card))));
}

export function writeShareCards({props: {outDir, siteConfig, baseUrl}}: BuiltSite, cache = CACHE): PageStep {
  const render = cardRenderer();
  const counts = {drawn: 0, kept: 0};
  const used = new Set<string>();

  async function write(card: Card): Promise<string> {
    const drawn = drawing(card);
    const file = `${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.png`;
    used.add(file);
    const [cached, target] = [join(cache, file), join(outDir, FOLDER, file)];
    await Promise.all([cache, join(outDir, FOLDER)].map((folder) => mkdir(folder, {recursive: true})));
    if (await exists(cached)) {
      counts.kept += 1;
    } else {
      counts.drawn += 1;
      await writeFile(cached, await render(drawn));
    }
    await copyFile(cached, target);
    return `${siteConfig.url}${baseUrl}${FOLDER}/${file}`;
  }

  return {
    name: 'write share cards',
    async page({path, document}) {
      const [title, kind] = [metaNamed(document, 'og:title'), metaNamed(document, 'twitter:card')];
      if (!title || !kind) return;
      if (refreshTarget(document) || path === '/404.html') {
        // Without an image, the page must not declare a large one.
        setAttribute(kind, 'content', 'summary');
        return;
      }
      const card = cardOf(path, document);
      const tags = {
        'og:image': await write(card),
        'og:image:width': String(CARD.width),
        'og:image:height': String(CARD.height),
        'og:image:alt': `${card.title}. ${card.section}, ${card.brand}.`,
      };
      for (const [property, content] of Object.entries(tags).reverse()) {
        insertAfter(title, createElement(title, {property, content}));
      }
    },
    async finish() {
      await dropUnused(cache, used);
      return `${counts.drawn} drawn, ${counts.kept} from the cache`;
    },
  };
}

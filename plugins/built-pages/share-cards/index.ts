/** Gives each page its preview card and meta tags. Cards that were drawn before come from the cache. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {Root} from 'hast';
import {identity} from '../../../config/identity';
import {NOT_FOUND, sectionName} from '../../../config/routes';
import {textOf} from '../../../lib/article';
import {addToHead, element, elementsOf, findMeta, hasClass} from '../../../lib/html';
import {redirectOf} from '../redirects';
import type {BuiltPage, BuiltSite, PageStep} from '../step';
import {CARD, cardRenderer, drawing, type Card} from './card';

/** Files are named after a hash of the drawing, so they can be cached forever, like everything in assets/. */
const FOLDER = 'assets/cards';
const CACHE = resolve('.cache/share-cards');

/** The page's parents, from its breadcrumbs, of which the first is the home page's icon. */
const trailOf = (page: Root): string[] =>
  [...elementsOf(page)].filter(hasClass('breadcrumbs__link')).map(textOf).filter(Boolean).slice(0, -1);

export function cardOf({path, title, page}: BuiltPage): Card {
  const trail = [sectionName(path) ?? 'Start', ...trailOf(page)];
  return {section: [...new Set(trail)].join(' › '), title, brand: identity.documentationTitle};
}

/** Cards of pages that were renamed or removed would fill the cache over the years. */
async function dropUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const cards = await readdir(folder).catch(() => []);
  await Promise.all(cards.filter((card) => !used.has(card)).map((card) => rm(join(folder, card))));
}

export function writeShareCards({addressOf, write}: BuiltSite, cache = CACHE): PageStep {
  const render = cardRenderer();
  const counts = {drawn: 0, kept: 0};
  const used = new Set<string>();

  async function writeCard(card: Card): Promise<string> {
    const drawn = drawing(card);
    const file = `${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.png`;
    const cached = join(cache, file);
    used.add(file);
    if (existsSync(cached)) {
      counts.kept += 1;
    } else {
      counts.drawn += 1;
      await mkdir(cache, {recursive: true});
      await writeFile(cached, await render(drawn));
    }
    await write(`${FOLDER}/${file}`, await readFile(cached));
    return addressOf(`/${FOLDER}/${file}`);
  }

  return {
    name: 'write share cards',
    async page(built) {
      const {path, page} = built;
      if (redirectOf(page) || path === NOT_FOUND) {
        // Without an image, the page must not declare a large one.
        const kind = findMeta(page, 'twitter:card');
        if (kind) kind.properties.content = 'summary';
        return;
      }
      const card = cardOf(built);
      const tags = {
        'og:image': await writeCard(card),
        'og:image:width': String(CARD.width),
        'og:image:height': String(CARD.height),
        'og:image:alt': `${card.title}. ${card.section}, ${card.brand}.`,
      };
      addToHead(page, ...Object.entries(tags).map(([property, content]) => element('meta', {property, content})));
    },
    async finish() {
      await dropUnused(cache, used);
      return `${counts.drawn} drawn, ${counts.kept} from the cache`;
    },
  };
}

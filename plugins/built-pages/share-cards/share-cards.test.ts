import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {parsePage, serializePage} from '../../../lib/html';
import {testSite} from '../testing';
import {cardOf, writeShareCards} from '.';

let cache: string;
beforeEach(() => void (cache = join(mkdtempSync(join(tmpdir(), 'cards-')), 'cache')));
afterEach(() => rmSync(join(cache, '..'), {recursive: true}));

const HEAD = '<meta name="twitter:card" content="summary_large_image">';
const TRAIL =
  '<a class="breadcrumbs__link" href="/"><svg></svg></a><a class="breadcrumbs__link"><span>Cases</span></a><span class="breadcrumbs__link">Line items</span>';
const built = (head = HEAD) => ({
  path: '/docs/a',
  title: 'Line “items” & more',
  page: parsePage(`<head>${head}</head><body>${TRAIL}</body>`),
});

it('draws a card once, names it in the head, and takes it from the cache then', async () => {
  const draw = async () => {
    const step = writeShareCards(testSite(), cache);
    const page = built();
    await step.page!(page);
    return {html: serializePage(page.page), result: await step.finish!()};
  };
  const first = await draw();
  const [file] = readdirSync(cache);
  const picture = readFileSync(join(cache, file!));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60 * 1024);
  expect(first.html).toContain(`<meta property="og:image" content="https://docs.example/help/assets/cards/${file}">`);
  expect((await draw()).result).toBe('0 drawn, 1 from the cache');
});

it('says where the page stands', () => {
  expect(cardOf(built())).toMatchObject({section: 'Docs › Cases', title: 'Line “items” & more'});
});

it('promises no large picture on a page that only opens another', async () => {
  const page = built(`${HEAD}<meta http-equiv="refresh" content="0; url=/docs/a">`);
  await writeShareCards(testSite(), cache).page!(page);
  expect(serializePage(page.page)).toContain('name="twitter:card" content="summary"');
});

it('drops cards from the cache that no page uses any more', async () => {
  mkdirSync(cache);
  writeFileSync(join(cache, 'old.png'), '');
  await writeShareCards(testSite(), cache).finish!();
  expect(readdirSync(cache)).toEqual([]);
});

import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {BuiltSite} from '../step';
import {parsePage, serializePage} from '../tree';
import {cardOf, writeShareCards} from '.';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(join(tmpdir(), 'cards-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

const site = () =>
  ({props: {outDir, siteConfig: {url: 'https://docs.example'}, baseUrl: '/help/'}}) as unknown as BuiltSite;
const HEAD =
  '<title>Line “items” &amp; more | Docs</title><meta property="og:title" content="A"><meta name="twitter:card" content="summary_large_image">';
const TRAIL =
  '<a class="breadcrumbs__link" href="/"><svg></svg></a><a class="breadcrumbs__link"><span>Cases</span></a><span class="breadcrumbs__link">Line items</span>';

it('draws a card once, names it in the head, and takes it from the cache then', async () => {
  const document = () => parsePage(`<head>${HEAD}</head><body>${TRAIL}</body>`);
  const draw = async () => {
    const step = writeShareCards(site(), join(outDir, 'cache'));
    const page = document();
    await step.page!({file: 'docs/a/index.html', path: '/docs/a', document: page});
    return {html: serializePage(page), result: await step.finish!()};
  };
  const first = await draw();
  const [file] = readdirSync(join(outDir, 'assets/cards'));
  const picture = readFileSync(join(outDir, 'assets/cards', file!));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60 * 1024);
  expect(first.html).toContain(`<meta property="og:image" content="https://docs.example/help/assets/cards/${file}">`);
  expect((await draw()).result).toBe('0 drawn, 1 from the cache');
});

it('says where the page stands', () => {
  const card = cardOf('/docs/a', parsePage(`<head>${HEAD}</head><body>${TRAIL}</body>`));
  expect(card).toMatchObject({section: 'Docs › Cases', title: 'Line “items” & more'});
});

it('promises no large picture on a page that only opens another', async () => {
  const document = parsePage(`<head>${HEAD}<meta http-equiv="refresh" content="0; url=/docs/a"></head>`);
  await writeShareCards(site(), join(outDir, 'cache')).page!({file: 'docs/index.html', path: '/docs', document});
  expect(serializePage(document)).toContain('name="twitter:card" content="summary"');
});

it('drops cards from the cache that no page uses any more', async () => {
  const cache = join(outDir, 'cache');
  mkdirSync(cache);
  writeFileSync(join(cache, 'old.png'), '');
  await writeShareCards(site(), cache).finish!();
  expect(readdirSync(cache)).toEqual([]);
});

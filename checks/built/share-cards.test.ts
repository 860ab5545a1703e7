import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {shareCards} from './share-cards';
import {siteOf} from './testing';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(join(tmpdir(), 'share-cards-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

function picture(width: number, height: number, bytes = 24): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUInt32BE(width, 16);
  buffer.writeUInt32BE(height, 20);
  return buffer;
}

const TAGS = {
  'twitter:card': 'summary_large_image',
  'og:title': 'A',
  'og:url': 'https://docs.pilot.example/docs/cases/overview',
  'og:image': 'https://docs.pilot.example/a.png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'A',
};
const head = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');

async function problems(
  tags: Record<string, string>,
  card = picture(1200, 630),
  file = 'docs/cases/overview/index.html',
) {
  writeFileSync(join(outDir, 'a.png'), card);
  return (await shareCards.check(siteOf({[file]: head(tags), 'a.png': ''}, outDir))).problems;
}

it('lets a whole card pass', async () => {
  expect(await problems(TAGS)).toEqual([]);
});

it.each(Object.keys(TAGS))('misses %s', async (name) => {
  expect(await problems({...TAGS, [name]: ''})).toHaveLength(1);
});

it('finds a card of another size, too large a file, and one that is not there', async () => {
  expect(await problems(TAGS, picture(600, 315))).toEqual([expect.stringContaining('600 × 315')]);
  expect(await problems(TAGS, picture(1200, 630, 61 * 1024))).toEqual([expect.stringContaining('at most')]);
  expect(await problems({...TAGS, 'og:image': 'https://docs.pilot.example/b.png'})).toHaveLength(1);
  expect(await problems({...TAGS, 'og:image': 'https://elsewhere.example/a.png'})).toHaveLength(1);
});

it('wants no promise on a page without a card', async () => {
  expect(await problems({'twitter:card': 'summary_large_image'}, undefined, '404.html')).toHaveLength(1);
  expect(await problems({'twitter:card': 'summary'}, undefined, '404.html')).toEqual([]);
});

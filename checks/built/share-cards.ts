/** What other sites show for a link to a page: a title, a description, and a card that exists and is small enough. */
import {open, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {baseUrl, siteUrl} from '../../config/site-address';
import {pageChecker, type Page, type Site} from '../site';
import {NOT_FOUND, SECTION_OPENINGS} from './pages';

const LARGEST = 60 * 1024;
const SIZE = {width: 1200, height: 630} as const;

const contentOf = ({document}: Page, name: string): string | undefined =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

/** Width and height are at fixed offsets at the start of a PNG file. */
async function readSize(file: string): Promise<{width: number; height: number}> {
  const handle = await open(file);
  const {buffer} = await handle.read(Buffer.alloc(24), 0, 24, 0);
  await handle.close();
  return {width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20)};
}

async function pictureProblems(outDir: string, files: readonly string[], address: string): Promise<string[]> {
  const site = siteUrl + baseUrl;
  const file = address.startsWith(site) ? address.slice(site.length) : '';
  if (!files.includes(file)) return [`its card ${address} is not in the build.`];
  const {width, height} = await readSize(join(outDir, file));
  const {size} = await stat(join(outDir, file));
  return [
    ...(width === SIZE.width && height === SIZE.height ? [] : [`its card is ${width} × ${height} pixels.`]),
    ...(size <= LARGEST ? [] : [`its card has ${size} bytes, at most ${LARGEST} are allowed.`]),
  ];
}

async function problemsOf(page: Page, {outDir, files}: Site): Promise<string[]> {
  const address = contentOf(page, 'og:image');
  if (SECTION_OPENINGS.has(page.path) || page.path === NOT_FOUND) {
    const isHonest = !address && contentOf(page, 'twitter:card') === 'summary';
    return isHonest ? [] : ['it has no card of its own, so twitter:card must be "summary".'];
  }
  const wanted = {
    'twitter:card': 'summary_large_image',
    'og:image:width': String(SIZE.width),
    'og:image:height': String(SIZE.height),
  };
  return [
    ...['og:title', 'og:url', 'og:image', 'og:image:alt']
      .filter((name) => !contentOf(page, name))
      .map((name) => `${name} is missing.`),
    ...Object.entries(wanted)
      .filter(([name, value]) => contentOf(page, name) !== value)
      .map(([name, value]) => `${name} is "${contentOf(page, name) ?? ''}", not "${value}".`),
    ...(address ? await pictureProblems(outDir, files, address) : []),
  ];
}

export const shareCards = pageChecker('every page has a card to share, of the size that it names', problemsOf);

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Checker, Site} from '../../checks/site';
import {MANIFEST_FILE, openFolder, readFolder, type ShownSection, type SiteIndex} from '../embedded/index-files';

/** Opens the index of a built site from disk, the way a browser would. */
export async function readSiteIndex(outDir: string): Promise<SiteIndex> {
  const read = async (file: string): Promise<unknown> => JSON.parse(readFileSync(join(outDir, file), 'utf8'));
  return openFolder(await readFolder(read), read);
}

/** A checker for a build's search index. */
export const indexChecker = (
  name: string,
  check: (index: SiteIndex, site: Site) => string[] | Promise<string[]>,
): Checker => ({
  name,
  async check(site) {
    if (!existsSync(join(site.outDir, MANIFEST_FILE))) return ['The build holds no search index.'];
    return check(await readSiteIndex(site.outDir), site);
  },
});

/** A section's address on the site, as labels name it. */
export const addressOf = ({path, anchor}: Pick<ShownSection, 'path' | 'anchor'>): string =>
  anchor ? `/${path}#${anchor}` : `/${path}`;

/** What hits show of each section, in order. */
export const shownSections = ({engine, show}: SiteIndex): Promise<ShownSection[]> =>
  Promise.all(engine.sections.map((section) => show(section)));

/** Searches a site: finds the addresses of sections, best first. */
export async function openSearch(
  index: SiteIndex,
): Promise<{addresses: string[]; search: (query: string) => string[]}> {
  const addresses = (await shownSections(index)).map(addressOf);
  return {addresses, search: (query) => index.engine.search(query).hits.map(({section}) => addresses[section]!)};
}

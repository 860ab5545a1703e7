import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Checker, Outcome, Site} from '../../checks/site';
import {MANIFEST_FILE, openFolder, readFolder, type ShownSection, type SiteIndex} from '../embedded/index-files';

/** Opens the index of a built site from disk, the way a browser would; `files` gets the names of the files it reads. */
export async function readSiteIndex(outDir: string, files = new Set<string>()): Promise<SiteIndex> {
  const read = async (file: string): Promise<unknown> => {
    files.add(file);
    return JSON.parse(readFileSync(join(outDir, file), 'utf8'));
  };
  return openFolder(await readFolder(read), read);
}

/** A checker for a build's search index. */
export const indexChecker = (
  name: string,
  check: (index: SiteIndex, site: Site) => Outcome | Promise<Outcome>,
): Checker => ({
  name,
  async check(site) {
    if (!existsSync(join(site.outDir, MANIFEST_FILE)))
      return {inspected: 0, problems: ['The build holds no search index.']};
    return check(await readSiteIndex(site.outDir), site);
  },
});

/** What hits show of each section, in order. */
export const shownSections = ({engine, show}: SiteIndex): Promise<ShownSection[]> =>
  Promise.all(Array.from({length: engine.outline.sectionCount}, (_, section) => show(section)));

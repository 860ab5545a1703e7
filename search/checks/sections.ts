import type {ShownSection} from '../embedded/index-files';
import {readSiteIndex, type SiteIndex} from '../embedded/read-index';
import type {Checker, Outcome, Site} from '../../checks/site';
import {placeId, type Place} from './relevance/labels';

/** A checker for a build's search index. */
export const indexChecker = (
  name: string,
  check: (index: SiteIndex, site: Site) => Outcome | Promise<Outcome>,
): Checker => ({
  name,
  check: (site) => {
    const index = readSiteIndex(site.outDir);
    return index ? check(index, site) : {inspected: 0, problems: ['The build holds no search index.']};
  },
});

export function titleOf({hierarchy}: ShownSection): string {
  return Object.values(hierarchy).findLast((title) => title !== null) ?? '';
}

export const addressOf = ({path, anchor}: ShownSection): string => placeId({path: `/${path}`, anchor});

/** The sections of a built index in order, in the form that labels use. */
export function indexedPlaces({engine, show}: SiteIndex): Place[] {
  return Array.from({length: engine.outline.sectionCount}, (_, section) => {
    const shown = show(section);
    const blocks = shown.blocks.map((block) => [block].flat()[0]!);
    return {path: `/${shown.path}`, anchor: shown.anchor, title: titleOf(shown), blocks};
  });
}

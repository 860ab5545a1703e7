import {HIERARCHY_LEVELS, type Hierarchy, type SavedSearch} from '../answer';
import type {SearchPage, Section} from './read-page';

/** A record of the hosted index: one per section heading, and one per block. */
export type SearchRecord = SavedSearch & {
  /** The same for all records of a section, so a section is only one hit. */
  section: string;
  /** Only on the heading's record. */
  questions?: string[];
  docusaurus_tag: string;
  language: string;
  weight: {pageRank: number; level: number; position: number};
};

/** Each section's own heading and its parents, by level. */
export function hierarchies(group: string, sections: readonly Pick<Section, 'level' | 'title'>[]): Hierarchy[] {
  let above: Hierarchy = {lvl0: group, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return sections.map(({level, title}) => {
    above = {...above};
    HIERARCHY_LEVELS.forEach((name, i) => {
      if (i === level) above[name] = title;
      else if (i > level) above[name] = null;
    });
    return above;
  });
}

/** The records of a page in the hosted index: one per heading, with its questions, and one per block under it. */
export function cutRecords(page: SearchPage): SearchRecord[] {
  const path = new URL(page.url).pathname;
  const records: SearchRecord[] = [];
  const chains = hierarchies(page.group, page.sections);
  page.sections.forEach(({anchor, level, blocks, questions}, i) => {
    const add = (ordinal: number, own: Pick<SearchRecord, 'type' | 'content' | 'questions'>, to = anchor): void => {
      records.push({
        objectID: objectId(path, anchor, ordinal),
        url: to ? `${page.url}#${to}` : page.url,
        hierarchy: chains[i]!,
        section: `${path}#${anchor}`,
        docusaurus_tag: page.tag,
        language: page.language,
        weight: {pageRank: page.isList ? 0 : 1, level: ordinal === 0 ? 100 - 10 * level : 0, position: records.length},
        ...own,
      });
    };
    const heading = {type: HIERARCHY_LEVELS[level] as SearchRecord['type'], content: null};
    add(0, questions.length > 0 ? {...heading, questions: [...questions]} : heading);
    blocks.forEach((block, place) => add(place + 1, {type: 'content', content: block.text}, block.anchor));
  });
  return records;
}

/**
 * Identifies a record by its position, so the ID is stable across builds and saved searches keep working. `ordinal` is
 * 0 for the heading, then counts the blocks under it.
 */
export const objectId = (path: string, anchor: string, ordinal: number): string => `${path}#${anchor}:${ordinal}`;

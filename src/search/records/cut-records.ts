import {objectId} from './object-id.ts';
import {readOutline, type OutlineSection} from './page-outline.ts';
import {HIERARCHY_LEVELS, type BuiltPage, type Hierarchy, type RecordType, type SearchRecord} from './types.ts';

/** Cuts every page into one record for itself, one per heading and one per block of text. */
export function cutRecords(pages: readonly BuiltPage[]): SearchRecord[] {
  return pages.flatMap(cutPage);
}

function cutPage(page: BuiltPage): SearchRecord[] {
  const outline = readOutline(page.document);
  if (!outline) return [];
  const path = new URL(page.url).pathname;
  const records: SearchRecord[] = [];
  let hierarchy = emptyHierarchy(page.section);
  const add = (section: OutlineSection, type: RecordType, ordinal: number, content: string | null): void => {
    records.push({
      objectID: objectId(path, section.anchor, ordinal),
      url: section.anchor ? `${page.url}#${section.anchor}` : page.url,
      type,
      hierarchy,
      content,
      docusaurus_tag: outline.tag,
      language: outline.language,
      weight: {pageRank: page.weight ?? 1, level: levelWeight(type), position: records.length},
      ...(type === 'lvl1' && page.keywords?.length ? {keywords: [...page.keywords]} : {}),
    });
  };
  for (const section of outline.sections) {
    hierarchy = under(hierarchy, section);
    add(section, HIERARCHY_LEVELS[section.level] as RecordType, 0, null);
    section.blocks.forEach((block, i) => add(section, 'content', i + 1, block));
  }
  return records;
}

function emptyHierarchy(section: string): Hierarchy {
  return {lvl0: section, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
}

function under(above: Hierarchy, {level, title}: OutlineSection): Hierarchy {
  const own = {...above};
  HIERARCHY_LEVELS.forEach((name, i) => {
    if (i === level) own[name] = title;
    else if (i > level) own[name] = null;
  });
  return own;
}

function levelWeight(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}

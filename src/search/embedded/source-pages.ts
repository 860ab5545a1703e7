import type {SourcePage, SourceSection} from '../engine/index.ts';
import type {SearchRecord} from '../records/types.ts';

type OpenSection = Omit<SourceSection, 'blocks'> & {blocks: string[]};
type OpenPage = Omit<SourcePage, 'sections'> & {sections: OpenSection[]};

/** Puts the records of a site together again as pages with sections, the units that the engine ranks. */
export function sourcePages(records: readonly SearchRecord[], baseUrl: string): SourcePage[] {
  const pages: OpenPage[] = [];
  for (const record of records) {
    if (record.type === 'content') {
      pages
        .at(-1)
        ?.sections.at(-1)
        ?.blocks.push(record.content ?? '');
      continue;
    }
    if (record.type === 'lvl1') pages.push(startPage(record, baseUrl));
    pages.at(-1)?.sections.push(startSection(record));
  }
  return pages;
}

function startPage(record: SearchRecord, baseUrl: string): OpenPage {
  const {pathname} = new URL(record.url);
  if (!pathname.startsWith(baseUrl)) throw new Error(`${record.url} is not under the base path ${baseUrl}`);
  return {
    path: pathname.slice(baseUrl.length),
    group: record.hierarchy.lvl0 ?? '',
    keywords: record.keywords ?? [],
    weight: record.weight.pageRank,
    facets: {language: record.language, docusaurus_tag: record.docusaurus_tag},
    sections: [],
  };
}

function startSection(record: SearchRecord): OpenSection {
  return {
    anchor: decodeURIComponent(new URL(record.url).hash.slice(1)),
    level: Number(record.type.slice(3)),
    title: record.hierarchy[record.type as 'lvl1'] ?? '',
    blocks: [],
  };
}

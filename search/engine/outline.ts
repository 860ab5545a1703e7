import type {IndexData} from './types';

/** How pages, sections, blocks, and questions nest. All are identified by number. */
export type Outline = ReturnType<typeof readOutline>;

export function readOutline({groups, pages, sections}: IndexData) {
  const {level: levelOf, blocks, questions, weightPercent} = sections;
  const sectionCount = levelOf.length;
  const pageOf: number[] = [];
  const parentOf: number[] = [];
  pages.sections.forEach((count, page) => {
    const open: number[] = [];
    for (const end = pageOf.length + count; pageOf.length < end;) {
      const section = pageOf.length;
      while (open.length > 0 && levelOf[open.at(-1)!]! >= levelOf[section]!) open.pop();
      pageOf.push(page);
      parentOf.push(open.at(-1) ?? sectionCount + pages.group[page]!);
      open.push(section);
    }
  });
  if ([pageOf, blocks, questions].some(({length}) => length !== sectionCount))
    throw new TypeError('The search index is damaged.');
  return {
    sectionCount,
    pageCount: pages.sections.length,
    /** Section titles come first, then group titles. */
    titleCount: sectionCount + groups.length,
    levelOf,
    pageOf,
    /** The parent title of each section: that of the section it's nested in, or of the page's group. */
    parentOf,
    /** The first block and the first question of each section, plus a final entry one past the last. */
    firstBlock: firstUnits(blocks),
    firstQuestion: firstUnits(questions),
    sectionOfBlock: sectionsOfUnits(blocks),
    sectionOfQuestion: sectionsOfUnits(questions),
    group: (section: number): string => groups[pages.group[pageOf[section]!]!] ?? '',
    weight: (section: number): number => weightPercent[section]! / 100,
    /** The folded words of the title of a section's page. */
    pageTitle: (section: number): string => pages.title[pageOf[section]!]!,
  };
}

function firstUnits(counts: readonly number[]): number[] {
  let next = 0;
  return [0, ...counts.map((count) => (next += count))];
}

const sectionsOfUnits = (counts: readonly number[]): number[] =>
  counts.flatMap((count, section) => new Array<number>(count).fill(section));

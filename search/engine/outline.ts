import type {IndexData} from './types';

/** How pages, sections, blocks, and questions nest. All are identified by number. */
export class Outline {
  readonly pageCount: number;
  readonly sectionCount: number;
  /** Section titles come first, then group titles. */
  readonly titleCount: number;
  readonly pageOf: Int32Array;
  /** The parent title of each section: that of the section it's nested in, or of the page's group. */
  readonly parentOf: Int32Array;
  readonly levelOf: Uint8Array;
  /** The first block and the first question of each section, plus a final entry one past the last. */
  readonly firstBlock: Int32Array;
  readonly firstQuestion: Int32Array;
  readonly sectionOfBlock: Int32Array;
  readonly sectionOfQuestion: Int32Array;

  constructor(private readonly data: IndexData) {
    const {groups, pages, sections} = data;
    this.sectionCount = sections.level.length;
    this.levelOf = Uint8Array.from(sections.level);
    this.pageOf = new Int32Array(this.sectionCount);
    this.titleCount = this.sectionCount + groups.length;
    this.parentOf = new Int32Array(this.titleCount).fill(-1);
    this.pageCount = pages.sections.length;
    let section = 0;
    pages.sections.forEach((count, page) => {
      const open: number[] = [];
      for (const end = section + count; section < end; section++) {
        while (open.length > 0 && this.levelOf[open.at(-1)!]! >= this.levelOf[section]!) open.pop();
        this.pageOf[section] = page;
        this.parentOf[section] = open.at(-1) ?? this.sectionCount + pages.group[page]!;
        open.push(section);
      }
    });
    const {blocks, questions} = sections;
    if (section !== this.sectionCount || blocks.length !== section || questions.length !== section) {
      throw new TypeError('The search index is damaged.');
    }
    [this.firstBlock, this.sectionOfBlock] = numberUnits(blocks);
    [this.firstQuestion, this.sectionOfQuestion] = numberUnits(questions);
  }

  group(section: number): string {
    const {groups, pages} = this.data;
    return groups[pages.group[this.pageOf[section]!]!] ?? '';
  }

  weight(section: number): number {
    return this.data.sections.weightPercent[section]! / 100;
  }

  /** The folded words of the title of a section's page. */
  pageTitle(section: number): string {
    return this.data.pages.title[this.pageOf[section]!]!;
  }
}

function numberUnits(counts: readonly number[]): [first: Int32Array, sectionOf: Int32Array] {
  const first = new Int32Array(counts.length + 1);
  counts.forEach((count, section) => (first[section + 1] = first[section]! + count));
  const sectionOf = new Int32Array(first[counts.length]!);
  counts.forEach((_, section) => sectionOf.fill(section, first[section], first[section + 1]));
  return [first, sectionOf];
}

import type {HTMLElement} from 'node-html-parser';
import type {Hierarchy, HitType} from '../answer';

/** A paragraph, list item, table row, term or problem. */
export type Block = {
  text: string;
  /** The id of the nearest element around it in its section, if there is one. */
  anchor?: string;
  /** A row that can be linked to: one of a table of fields, statuses or variables. */
  isRow?: boolean;
};

/** A heading with what stands under it, up to the next heading. The unit that is found. */
export type Section = {
  /** Fragment without `#`; empty for the page's opening. */
  anchor: string;
  /** 1 for the page's opening, 2–6 for its headings. */
  level: number;
  title: string;
  blocks: Block[];
  /** What readers ask that this section answers. */
  questions: string[];
};

/** A page in reading order; the first section is its opening. */
export type SearchPage = {
  /** Absolute and canonical. */
  url: string;
  /** The top-level heading over its hits (`hierarchy.lvl0`). */
  group: string;
  /** Multiplies its scores; 1 is neutral. */
  weight: number;
  /** Value of `docusaurus_tag`, for the hosted index. */
  tag: string;
  language: string;
  sections: Section[];
};

export type BuiltPage = {
  url: string;
  /** As read by `parsePage`. */
  document: HTMLElement;
  group: string;
  weight?: number;
};

/** What the hosted index is made of: one record for a section's heading and one for each of its blocks. */
export type SearchRecord = {
  objectID: string;
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  /** The same for all records of a section: it is found once. */
  section: string;
  /** Only on the record of the heading. */
  questions?: string[];
  docusaurus_tag: string;
  language: string;
  weight: {pageRank: number; level: number; position: number};
};

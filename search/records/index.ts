import type {Root} from 'hast';
import type {SavedSearch} from '../answer';

export {cutRecords, hierarchies} from './cut-records';
export {parsePage} from '../../lib/html';
export {readPage} from './read-page';

/** A paragraph, list item, table row, term, or problem. */
export type Block = {
  text: string;
  /** The ID of the closest enclosing element in its section, if any. */
  anchor?: string;
  /** A table row with an anchor, such as in a table of fields, statuses, or variables. */
  isRow?: boolean;
};

/** A heading and everything up to the next one. Each hit is a section. */
export type Section = {
  /** Fragment without `#`; empty for the page's opening. */
  anchor: string;
  /** 1 for the page's opening, 2–6 for its headings. */
  level: number;
  title: string;
  blocks: Block[];
  /** Readers' questions that this section answers. */
  questions: string[];
  /** One of the tasks that most readers look for. */
  isPopular?: boolean;
};

/** A page in reading order; the first section is its opening. */
export type SearchPage = {
  /** Absolute and canonical. */
  url: string;
  /** The top-level heading above its hits (`hierarchy.lvl0`). */
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
  /** The parsed page. */
  tree: Root;
  group: string;
  weight?: number;
};

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

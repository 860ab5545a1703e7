import type {SavedSearch} from '../answer';
import type {SourcePage, SourceSection} from '../engine';

export {cutRecords, hierarchies} from './cut-records';
export {readPage} from './read-page';

/** A paragraph, list item, table row, term, or problem. */
export type Block = {
  text: string;
  /** The ID of the closest enclosing element in its section, if any. */
  anchor?: string;
};

/** A heading and everything up to the next one. Each hit is a section. */
export type Section = Omit<SourceSection, 'blocks' | 'questions'> & {
  /** Fragment without `#`; empty for the page's opening. */
  anchor: string;
  blocks: Block[];
  questions: string[];
};

/** A page in reading order; the first section is its opening. */
export type SearchPage = Omit<SourcePage, 'sections'> & {
  /** Absolute and canonical. */
  url: string;
  /** Value of `docusaurus_tag`, for the hosted index. */
  tag: string;
  language: string;
  sections: Section[];
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

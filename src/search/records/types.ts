import type {HTMLElement} from 'node-html-parser';

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** `lvl1` is a page, `lvl2`–`lvl6` its headings, `content` a block of its text. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** What both the embedded index and the hosted one are made of. */
export interface SearchRecord {
  objectID: string;
  /** Absolute, with the anchor of the heading that the record is or stands under. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  docusaurus_tag: string;
  language: string;
  weight: {
    /** Of the page, as given; higher comes first. */
    pageRank: number;
    /** Of the kind of record: pages before headings before text. */
    level: number;
    /** Place on the page, counted from 0. */
    position: number;
  };
  /** Only on the page's own record. */
  keywords?: string[];
}

export interface BuiltPage {
  /** Absolute and canonical. */
  url: string;
  /** As read by `parsePage`. */
  document: HTMLElement;
  /** Name of the part of the site the page belongs to (`hierarchy.lvl0`). */
  section: string;
  keywords?: readonly string[];
  /** 1 is neutral. */
  weight?: number;
}

/**
 * The shapes of the comparisons. What is said about another product is a sentence of its own with its own sources;
 * a subject without one is shown as not found, with a question for the vendor.
 * `index.ts` beside this file exports `capabilities: readonly Capability[]` and `competitors: readonly Competitor[]`.
 */

import type {NotInPilot} from './not-in-pilot';

/** The month in which every source was last opened. */
export const CHECKED = '2026-11';

/** What a subject belongs to, in the order of a list of subjects. */
export const AREAS = [
  'Cases',
  'Files and messages',
  'Production',
  'Customers',
  'Products and prices',
  'Billing',
  'Payments',
  'Shipping',
  'Orders and automation',
  'Setup and terms',
] as const;

/** The anchor of an area on the page of a comparison. */
export const areaId = (area: string): string => area.toLowerCase().replaceAll(' ', '-');

/** A subject that a lab compares, and what Pilot does about it. */
export type Capability = {
  /** Anchor-safe id, unique in the list: `scanner-orders`. */
  id: string;
  area: (typeof AREAS)[number];
  /** The row's name: "Orders from intraoral scanners". */
  capability: string;
  /** What Pilot does, with the words that set it apart between `**`, and the route of the page that documents it. */
  pilot: {text: string; page: string};
  /** What to ask a vendor whose pages don't say; nothing if Pilot's don't say it either. */
  ask?: string;
};

/** What public pages say about the other product. */
export type Cell<Key extends string = string> = {
  /** What the sources say and nothing more, in its own words; those that set it apart from Pilot stand between `**`. */
  text: string;
  sources: readonly [Key, ...Key[]];
  /** What `text` names and Pilot's documentation rules out. */
  notInPilot?: readonly [NotInPilot, ...NotInPilot[]];
  /** What Pilot has and `text` rules out, such as "undoing a void". */
  notInOther?: string;
};

/** What the two products' own pages say of a row, what decides first. What wasn't found counts for neither. */
export const VERDICTS = ['pilot', 'other', 'both'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One has what the other doesn't only if the other's own pages say so. */
export function verdictOf({notInPilot, notInOther}: Pick<Cell, 'notInPilot' | 'notInOther'>): Verdict {
  if (notInPilot) return 'other';
  return notInOther ? 'pilot' : 'both';
}

/** A public page that was read. */
export type Source = {
  /** With the page's date in parentheses, if it shows one. */
  title: string;
  url: string;
};

/** The facts about one product. What to make of them is said in its page under content/pilot/compare. */
export type Competitor<Key extends string = string, Row extends string = string> = {
  /** Its slug in the identity, its address under /pilot/compare, and the name of its file. */
  id: string;
  name: string;
  vendor: string;
  /** When to choose it, in one line: "Choose it if …". */
  chooseIf: string;
  /** When to choose Pilot instead, in one line: what it does, or what the reader's own system doesn't. */
  choosePilotIf: string;
  sources: Readonly<Record<Key, Source>>;
  /** By capability; one without a cell wasn't found, unless it's in `notRead`. */
  cells: Readonly<Partial<Record<Row, Cell<NoInfer<Key>>>>>;
  /** Subjects that its pages name without a page that was read: the comparison only names them. */
  notRead?: readonly Row[];
};

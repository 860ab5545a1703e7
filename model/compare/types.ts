/**
 * The shapes of the comparisons. Every competitor answers the same capability rows.
 * `index.ts` beside this file exports `capabilities: readonly Capability[]` and `competitors: readonly Competitor[]`.
 */

/** The month in which every source was last opened. */
export const CHECKED = '2026-11';

/** The groups of a comparison, in its order. */
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

/** What a lab looks for, and what Pilot does about it. */
export type Capability = {
  /** Anchor-safe id, unique in the list: `scanner-orders`. */
  id: string;
  area: (typeof AREAS)[number];
  /** The row's name: "Orders from intraoral scanners". */
  capability: string;
  /** What Pilot does, and the route of the page that documents it. */
  pilot: {text: string; page: string};
};

/** A public page that was read. */
export type Source = {
  /** Short key that cells refer to, unique within the competitor: `features`. */
  key: string;
  url: string;
  title: string;
  checked: typeof CHECKED;
};

/**
 * What public pages say about a capability of the other product. A row of the table where the two differ, and a name
 * in a sentence where they work much alike or where nothing was found.
 */
export type Cell = {found: 'differs'; text: string; sources: readonly string[]; further?: Further} | Alike | Unknown;
type Alike = {found: 'same'; sources: readonly string[]};
type Unknown = {found: 'nothing'};

/**
 * Which product does more in a row. One standard for both: pages about both products describe it, in a manual or help
 * page rather than in advertising. What was not found counts for neither.
 */
export type Further = 'pilot' | 'other';

/** The facts about one product. What to make of them is said in its page under content/pilot/compare. */
export type Competitor = {
  /** Its slug in the identity, and its address under /pilot/compare. */
  id: string;
  name: string;
  vendor: string;
  /** One cell for every capability id. */
  cells: Readonly<Record<string, Cell>>;
  sources: readonly Source[];
};

/**
 * The shapes of the comparisons. Every competitor answers the same capability rows.
 * `index.ts` beside this file exports `capabilities: readonly Capability[]` and `competitors: readonly Competitor[]`.
 */

/** The month in which every source was last opened. */
export const CHECKED = '2026-11';

/** One row of every comparison: what a lab looks for, and what Pilot does about it. */
export type Capability = {
  /** Anchor-safe id, unique in the list: `scanner-orders`. */
  id: string;
  /** Heading that gathers rows: "Cases and production". */
  group: string;
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

/** How the other product compares in a row; the table shows differences first. */
export type Difference = 'same' | 'differs';

export type Cell = {
  /** What the sources say. When nothing was found: "Not found in public pages". */
  text: string;
  /** Keys of the sources that say so; empty only when nothing was found. */
  sources: readonly string[];
  found: boolean;
  /** `same` when both products do it alike; left out, the row counts as a difference. */
  difference?: Difference;
  further?: Further;
};

/**
 * Which product does more in a row. Only where both sides are known: that nothing was found about the other one is no
 * reason. The sources of the cell are the sources of the judgement.
 */
export type Further = {
  who: 'pilot' | 'other';
  /** One sentence that holds against the words of both cells. */
  because: string;
};

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

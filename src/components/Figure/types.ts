/** One figure, as content/figures has it. Texts may hold marks and callouts (parts/inline.tsx). */
export type Drawing = {
  /** What the picture shows, for readers who cannot see it. */
  alt: string;
  /** What each callout in the picture means, in order from a. */
  callouts: readonly string[];
  /** Where the screen is: a menu path, or the record that is open. A diagram has none. */
  title?: string;
  /** What stands at the end of the title bar. */
  actions?: string;
  picture: readonly Part[];
};

/** Labels and their values, in order. */
export type Pairs = Readonly<Record<string, string>>;

export type Part = {
  fields?: Pairs;
  /** Fields that can be filled in. */
  form?: Pairs;
  tabs?: readonly string[];
  /** A row of buttons, filters or badges, or a block of text; the others are the same on another ground. */
  panel?: string;
  comment?: string;
  message?: string;
  sunken?: string;
  /** Parts beside each other that stand below each other on a narrow screen. */
  columns?: readonly (Part | readonly Part[])[];
  /** A line for each row, cells between `|`; the first line is the head. */
  table?: string;
  caption?: string;
  /** The last row of the table is a total. */
  total?: string;
  /** Boxes and arrows (`→ label`, or `⇄ label` both ways). Boxes in one item stand at the same point. */
  flow?: readonly (string | Pairs)[];
  /** A chain too long for one row. */
  steps?: Pairs;
  /** Groups and what belongs to each. */
  tree?: Readonly<Record<string, readonly string[]>>;
};

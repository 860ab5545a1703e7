/** One figure, as written in content/figures. Text may contain marks and callouts (parts/inline.tsx). */
export type Drawing = {
  /** Text alternative for readers who can't see the picture. */
  alt: string;
  /** What each callout in the picture means, in order starting with a. */
  callouts: readonly string[];
  /** The screen's menu path, or the open record. Diagrams have none. */
  title?: string;
  /** Shown at the end of the title bar. */
  actions?: string;
  picture: readonly Part[];
};

/** Labels and their values, in order. */
export type Pairs = Readonly<Record<string, string>>;

export type Part = {
  fields?: Pairs;
  /** Editable fields. */
  form?: Pairs;
  tabs?: readonly string[];
  /** A row of buttons, filters, or badges, or a block of text; the variants below differ only in background. */
  panel?: string;
  comment?: string;
  message?: string;
  sunken?: string;
  /** Parts side by side, stacked on a narrow screen. */
  columns?: readonly (Part | readonly Part[])[];
  /** One line per row, cells separated by `|`; the first line is the header. */
  table?: string;
  caption?: string;
  /** The last row of the table is a total. */
  total?: string;
  /** Boxes and arrows (`→ label`, or `⇄ label` both ways). Boxes in one item share a position. */
  flow?: readonly (string | Pairs)[];
  /** A chain too long for one row. */
  steps?: Pairs;
  /** Groups and their members. */
  tree?: Readonly<Record<string, readonly string[]>>;
};

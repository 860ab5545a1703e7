/** The shapes of the product model. Every fact about the product lives once, in this folder. */

/** One field of an entity, as a reader meets it on a screen. */
export type Field = {
  /** Anchor-safe id, unique within the entity: `payment-terms`. */
  id: string;
  /** The label on screen. */
  name: string;
  meaning: string;
  accepts: string;
  /** What it holds when nobody has touched it; `—` when there is none. */
  default: string;
  /** Who may change it, in words: a permission, a role, or "set by Pilot". */
  changedBy: string;
};

export type Entity = {
  id: string;
  name: string;
  fields: readonly Field[];
};

export type Status = {
  id: string;
  name: string;
  meaning: string;
  /** The color of its chip on screen and in diagrams; gray if there is none. */
  tone?: 'good' | 'info' | 'warn' | 'bad';
  initial?: true;
};

export type Transition = {
  from: string;
  to: string;
  /** Short label on the arrow: "Go Live". */
  action: string;
  /** Who or what moves it: a permission holder, the carrier, the clock. */
  by: string;
};

export type StateMachine = {
  id: string;
  /** Title of the diagram: "Case statuses". */
  title: string;
  statuses: readonly Status[];
  transitions: readonly Transition[];
};

/** View, Create, Update, Delete; Manage means create + update + delete. */
export const ALL_TYPES = ['View', 'Create', 'Update', 'Delete', 'Manage'] as const;
export type PermissionType = (typeof ALL_TYPES)[number];

export type Resource = {
  /** Part of its anchor, as is that of its category: a new name keeps it. */
  id: string;
  name: string;
  types: readonly PermissionType[];
};

export type PermissionCategory = {
  id: string;
  name: string;
  resources: readonly Resource[];
};

export type Role = {
  name: string;
  /** `Category › Resource` → the types the role holds; `all` for the administrator. */
  grants: 'all' | Readonly<Record<string, readonly PermissionType[]>>;
};

/** A menu entry; its path is the names joined by ` › `. */
export type MenuItem = {
  name: string;
  children?: readonly MenuItem[];
};

export type GlossaryTerm = {
  id: string;
  term: string;
  /** One or two plain sentences. */
  definition: string;
  /** Words readers type instead; they feed the search. */
  synonyms: readonly string[];
  /** Route of the page that says more. */
  page: string;
};

/** A table that pages render as it is, such as what syncs with QuickBooks or what each way to import does. */
export type FactTable = {
  id: string;
  caption: string;
  columns: readonly string[];
  rows: readonly {readonly id: string; readonly cells: readonly string[]}[];
};

export type TemplateVariable = {
  name: string;
  example: string;
  /** What the name doesn't say. */
  note?: string;
};

export type MessageTemplate = {
  id: string;
  name: string;
  /** When it is sent or printed. */
  when: string;
  /** Who receives it. */
  to: string;
  variables: readonly TemplateVariable[];
};

export type ImportColumn = {
  /** The anchor of its row, which a new name keeps; a column that needs no explaining has none. */
  id?: string;
  name: string;
  /** How to fill it in; empty where the name says it. */
  fill: string;
  /** A new record needs it. A row with an ID needs only the columns that change. */
  required: boolean;
};

export type ImportEntity = {
  id: string;
  name: string;
  columns: readonly ImportColumn[];
};

export type Limit = {
  value: number;
  unit: string;
};

/** The shapes of the changelog. `index.ts` beside this file exports `releases: readonly Release[]`, newest first. */

export const CHANGE_KINDS = ['New', 'Improved', 'Fixed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Parts of the product, named like the sections of the documentation. */
export const CHANGE_AREAS = [
  'Cases',
  'Customers',
  'Client Portal',
  'Financials',
  'Operational flow',
  'Products',
  'Automations',
  'Integrations',
  'Shipping',
  'System',
  'Users',
] as const;
export type ChangeArea = (typeof CHANGE_AREAS)[number];

export type Change = {
  /** Anchor-safe id, unique within the release: `bulk-ship`. */
  id: string;
  kind: ChangeKind;
  area: ChangeArea;
  /** What a reader can do now, in one or two sentences. */
  text: string;
  /** Who notices it: "Front desk and shipping". */
  affects: string;
  /** Route of the page that documents it. */
  page: string;
};

export type Release = {
  /** "2026.12"; its anchor is `release-2026-12`. */
  version: string;
  /** A version that it was published under before; its anchor still leads to the release. */
  formerly?: string;
  /** ISO date: "2026-11-10". */
  date: string;
  /** What the release is about, in a few words. */
  title: string;
  entries: readonly Change[];
};

/** The anchor of a release. */
export const releaseId = (version: string): string => `release-${version.replace(/[^a-z0-9]+/gi, '-')}`;

/** The numbers that were chosen by measuring how hits are ordered. search/README.md says what each one does and what it gains. */
export const NUMBERS = {
  /** Weight of a word in a section's heading and in its questions; 1 in its text and in the titles above it. */
  boost: {title: 1.5, phrases: 3.5},
  /** How much a word that a section repeats counts more. How long the section is doesn't matter. */
  bm25: {k: 1.6, b: 0, d: 0},
  /** Weight of the phrase that fits the query best, against all that a section has of the query; and of a phrase's other words. */
  phrase: 1,
  extra: 0.5,
  /** Weight of a longer word that begins as typed, and of a synonym. */
  prefix: 0.6,
  synonym: 0.3,
  /** Weight of a small word, such as "my" or "where", which only questions have. */
  small: 0.5,
  /** Factor for pages that list others. */
  list: 0.6,
  /** A page is meant if this share of its title is typed. */
  halfTyped: 0.6,
  /** The best section for each audience is among the first three if it is among this many. */
  audienceReach: 6,
  /** Hits below this share of the best score are left out. */
  noise: 0.37,
} as const;

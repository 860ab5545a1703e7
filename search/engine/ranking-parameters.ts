/** All ranking parameters. Tuned with `search/bench`: measure there before changing any. */
export const RANKING = {
  /** BM25 parameters: saturation of repeated words (k), and the penalty for long blocks (b). */
  text: {k: 2.2, b: 0.91, weight: 1},
  /** Titles and questions: weight, and the penalty for long ones (b). */
  title: {weight: 2.7, b: 0.27, usualWords: 3},
  question: {weight: 2.7, b: 0.27, usualWords: 5},
  /** Weight of a parent heading relative to the section's own. */
  parents: 0.26,
  /** Weight of each kind of expansion relative to the typed word itself. */
  expansion: {
    prefix: 0.9,
    prefixOfKnown: 0.55,
    synonym: 0.24,
    derived: 0.4,
    oneTypo: 0.9,
    twoTypos: 0.6,
    /** The name of a variable or column as a whole, beside its parts. */
    identifier: 4,
    /** Minimum titles, questions, and blocks that must use a word before a reversed synonym rule expands to it. */
    leastUses: 12,
  },
  /** How much a term counts, in score and coverage, that is only elsewhere in the section or on the page. */
  elsewhere: {section: 0.6, page: 0.17},
  /** A word that few sections have is no more telling than this: long questions have many such words that say little. */
  mostRarity: 6,
  /** Combines the blocks of a section: the higher the norm, the more the best one dominates. */
  blocks: {norm: 5.3},
  /** The score is multiplied by the share of terms found, to a power that grows with the number of terms. */
  coverage: {ofOne: 0.68, growth: 0.6},
  /** The score is multiplied by 1 + this times the share of the title's words that are in the query. */
  titleCoverage: 0.56,
  /** The same for a question's words. */
  questionCoverage: 0.35,
  /** How much of the weaker score, text or question, is added to the stronger. */
  secondEvidence: 0.76,
  /**
   * A page's opening is a hit if the query names the whole page title and the title covers `ofQuery` of the query, or
   * if one of its blocks or questions covers `answers` of it.
   */
  opening: {ofQuery: 0.7, answers: 0.72},
  /** Added to the factor 1 if the query stands together in the title. */
  phrase: 0.5,
  /** Maximum boost for a section whose whole page matches well. A higher norm favors the page's best section. */
  page: {weight: 0.42, norm: 0.89},
  /** Factor for a section that is a table of fields, variables, or statuses. */
  reference: 0.7,
  /** Hits below this share of the best score are dropped. */
  noiseFloor: 0.1,
  /** A page's opening is meant by the start of its title, if that is at least this share of its letters. */
  halfTyped: 0.6,
  /**
   * Bonus for a query that starts a page's title, or equals a question, heading, or page title word for word. Higher
   * than any other score.
   */
  exact: {start: 1_000_000, question: 2_000_000, title: 3_000_000, page: 4_000_000},
};

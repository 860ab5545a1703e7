/** Every number that decides the order of hits. Measured with `bench/search`; change them there, not by feel. */
export const RANKING = {
  /** Saturation of repeated words in a block (k), and how much a long block counts less (b). */
  text: {k: 2.2, b: 0.91, weight: 1},
  /** Titles and questions: weight, and how much a long one counts less. */
  title: {weight: 2.7, b: 0.27, usualWords: 3},
  question: {weight: 2.7, b: 0.27, usualWords: 5},
  /** A title of a heading above, as a share of one's own. */
  parents: 0.26,
  /** What an expansion of a typed word is worth beside the word itself. */
  expansion: {
    prefix: 0.9,
    prefixOfKnown: 0.55,
    synonym: 0.24,
    derived: 0.4,
    oneTypo: 0.9,
    twoTypos: 0.6,
    unfinishedTypo: 0.8,
    joined: 0.46,
    /** Titles, questions and blocks with a word that is looked for as the synonym of a typed one. */
    leastUses: 12,
  },
  /** How far a word of the query counts as found that is not in the block or the section's title. */
  foundIn: {parents: 1, section: 0.61, page: 0.18},
  /** What a word is worth that is only elsewhere in the section or on the page. */
  elsewhere: {section: 0.59, page: 0.17},
  /** The blocks of a section count together; the higher the norm, the more the best one decides. */
  blocks: {norm: 5.3},
  /** Score is multiplied by (share of the query's words that were found) to a power that grows with the number of words. */
  coverage: {ofOne: 0.68, growth: 0.6},
  /** Share of a title's words that the query names, times this, is added to the factor 1. */
  titleCoverage: 0.56,
  /** Share of a question's words that the query names, times this, is added to the factor 1. */
  questionCoverage: 0.35,
  /** What the weaker of block and question adds to the stronger. */
  secondEvidence: 0.76,
  /**
   * The opening of a page is a hit if the query names the whole title of the page and these words are this share of the
   * query, or if one of its blocks or questions has this share of the query.
   */
  opening: {ofQuery: 0.7, answers: 0.72},
  /** A section's score is raised by this share at most, for what its whole page has; the higher the norm, the more the page's best decides. */
  page: {weight: 0.42, norm: 0.89},
  /** Factor of a section that is a table of fields, variables or statuses. */
  reference: 0.7,
  /** Hits below this share of the best score are noise. */
  noiseFloor: 0.1,
  /** Added for a question, a heading or a page's title that is typed word by word; above any sum of words. */
  exact: {question: 1_000_000, title: 2_000_000, page: 3_000_000},
};

/** Every number that decides the order of hits. Measured with `bench/search`; change them there, not by feel. */
export const RANKING = {
  /** Saturation of repeated words in a block (k), and how much a long block counts less (b). */
  text: {k: 1.2, b: 0.5, weight: 1},
  /** Titles and questions: weight, and how much a long one counts less. */
  title: {weight: 1.6, b: 0.3, usualWords: 3},
  question: {weight: 1, b: 0, usualWords: 5},
  /** A title of a heading above, as a share of one's own. */
  parents: 0.4,
  /** Power mean over the fields of one word: at 1 they add up, above it the best field counts most. */
  fieldBlend: 1.5,
  /** What an expansion of a typed word is worth beside the word itself. */
  expansion: {
    prefix: 0.9,
    prefixOfKnown: 0.7,
    synonym: 0.7,
    oneTypo: 0.9,
    twoTypos: 0.6,
    unfinishedTypo: 0.8,
    joined: 0.7,
  },
  /** How far a word of the query counts as found that is not in the block or the section's title. */
  foundIn: {parents: 0.7, section: 0.6, page: 0.3},
  /** What a word is worth that is only elsewhere in the section or on the page. */
  elsewhere: {section: 0.4, page: 0.15},
  /** Added to the factor 1 of a word for each doubling of the blocks that have it in the section. */
  repeats: 0.1,
  /** Score is multiplied by (share of the query's words that were found) to this power. */
  coverage: 2,
  /** Share of a title's words that the query names, times this, is added to the factor 1. */
  titleCoverage: 0.4,
  /** Share of a question's words that the query names, times this, is added to the factor 1. */
  questionCoverage: 0.6,
  /** What the weaker of block and question adds to the stronger. */
  secondEvidence: 0.3,
  /**
   * The opening of a page is a hit if the query names this share of the page's title and these words are this share of the
   * query, or if one of its blocks or questions has this share of the query.
   */
  opening: {named: 1, ofQuery: 0.6, answers: 0.9, factor: 1},
  /** Each further section of the same page is worth this much of what it would be. */
  samePage: 0.95,
  /** Hits below this share of the best score are noise. */
  noiseFloor: 0.1,
  /** Added for a title typed in full, above any sum of words. */
  exact: {page: 2_000_000, heading: 1_000_000},
};

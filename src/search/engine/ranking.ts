/** Every number that decides the order of hits. Measured with `bench/search`; change them there, not by feel. */
export const RANKING = {
  /** Weight of each field, saturation of repeated words (k) and how much a long field counts less (b). */
  fields: {
    title: {weight: 1.3, k: 0.85, b: 0.5},
    keywords: {weight: 2, k: 1.2, b: 0.2},
    parents: {weight: 1, k: 1.2, b: 0.3},
    text: {weight: 1, k: 1.6, b: 0.93},
  },
  /** Power mean over fields: at 1 they add up, above it the best field counts most and repetition less. */
  fieldBlend: 1.5,
  /** What an expansion of a typed word is worth beside the word itself. */
  expansion: {
    prefix: 1,
    synonym: 0.7,
    oneTypo: 0.9,
    twoTypos: 0.6,
    unfinishedTypo: 0.8,
    joined: 0.7,
  },
  /** Score is multiplied by (share of the query's words that were found) to this power. */
  coverage: 1,
  /** Share of a title's words that the query names, times this, is added to the factor 1. */
  titleCoverage: 0.4,
  /** Factor for a page's own section over its headings. */
  pageOwn: 1.3,
  /**
   * When the query says a keyword of the page whole: this much is added to the factor 1 of the page's own section, or of
   * a heading that says it too, times the share of the query that the keyword is, to a power.
   */
  wholeKeyword: {page: 2, heading: 7, power: 2},
  /** What a word found elsewhere on the same page is worth, and how far it counts as found. */
  elsewhereOnPage: {score: 0.2, coverage: 0.6},
  /** Hits below this share of the best score are noise. */
  noiseFloor: 0.05,
  /** Stop words count only when fewer other words than this remain. */
  contentWordsEnough: 1,
};

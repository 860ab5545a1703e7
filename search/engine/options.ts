import type {Options} from 'minisearch';

/** What MiniSearch indexes of a section: stems, joined by spaces, which the build has made of its texts. */
export const searchOptions: Options = {
  fields: ['title', 'page', 'text', 'phrases'],
  tokenize: (stems) => stems.split(' '),
  processTerm: (stem) => stem || null,
};

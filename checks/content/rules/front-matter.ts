import {checkFrontMatter} from '../../../plugins/front-matter';
import {pageRule} from '../rule';

/** The build stops on the same problems; here they are told without a build. */
export const frontMatter = pageRule('front matter follows the schema', (page) => {
  try {
    checkFrontMatter(page.file, page.frontMatter);
    return [];
  } catch (error) {
    return [{line: 1, message: (error as Error).message}];
  }
});

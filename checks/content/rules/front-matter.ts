import {frontMatterProblems} from '../../../plugins/front-matter';
import {pageRule} from '../rule';

/** The build fails on the same problems; here they are reported without a build. */
export const frontMatter = pageRule('front matter follows the schema', ({frontMatter: values, text}) =>
  frontMatterProblems(values, text),
);

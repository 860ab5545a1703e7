import {describeProblem, type Rule} from './rule';
import {makeSourcePage} from './source-page';

/** Runs a rule on pages given as MDX, in order, and returns its messages. */
export async function problemsOf(rule: Rule, ...texts: string[]): Promise<string[]> {
  const pages = await Promise.all(texts.map((text, index) => makeSourcePage(`content/page-${index + 1}.mdx`, text)));
  return rule.check(pages).map(describeProblem);
}

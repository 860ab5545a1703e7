import {isJsx, readAttributes} from '../../../plugins/mdx-tree';
import {resolvers} from '../../../plugins/model-components/resolvers';
import {amountsInText, exampleAmounts} from '../amounts';
import {passages} from '../passages';
import {pageRule} from '../rule';
import type {SourcePage} from '../source-page';
import {nodesIn} from '../tree';

/** Components that show how an amount is computed. */
const WORKINGS = new Set(['Price', 'StatementSum']);

/** Amounts in a calculation on this page. */
function workedOut(page: SourcePage): Set<string> {
  const sums = [...nodesIn(page.tree)].filter((node) => isJsx(node) && WORKINGS.has(node.name ?? ''));
  return new Set(
    sums.flatMap((node) =>
      amountsInText(JSON.stringify(resolvers[node.name ?? '']?.resolve(readAttributes(node)) ?? '')),
    ),
  );
}

export const knownAmounts = pageRule('amounts of money are computed by the model', (page) => {
  const here = workedOut(page);
  return passages(page).flatMap(({line, text}) =>
    amountsInText(text)
      .filter((amount) => !exampleAmounts.has(amount) && !here.has(amount))
      .map((amount) => ({
        line,
        message: `${amount} is not an amount of the worked example (model/example) nor of a sum on this page. Take one that is, or work it out with <Price>.`,
      })),
  );
});

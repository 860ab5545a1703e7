/** Unknown names. The build would fail on them too, but only one at a time. */
import {didYouMean} from '../../../config/did-you-mean';
import {findDrawings} from '../../../plugins/figures';
import {isJsx} from '../../../plugins/mdx-tree';
import {factsOf} from '../../../plugins/model-components';
import {pageRule} from '../rule';
import type {SourceNode} from '../source-page';
import {lineOf, nodesIn, textAttribute} from '../tree';

const drawings = [...findDrawings().keys()].sort();

function problemOf(node: SourceNode): string | undefined {
  const name = textAttribute(node, 'name') ?? '';
  if (node.name === 'Figure' && !drawings.includes(name)) {
    return `unknown figure "${name}".${didYouMean(name, drawings)} Known: ${drawings.join(', ')}`;
  }
  try {
    factsOf(node);
  } catch (error) {
    return (error as Error).message;
  }
}

export const knownFacts = pageRule('components name facts and figures that exist', (page) =>
  [...nodesIn(page.tree)].filter(isJsx).flatMap((node) => {
    const problem = problemOf(node);
    return problem ? [{line: lineOf(node), message: `<${node.name}>: ${problem}`}] : [];
  }),
);

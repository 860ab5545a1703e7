/**
 * Helpers for every syntax tree, whether of a written page (mdast) or of a built one (hast). A generator, because most
 * users want a list or the first match, for which the callbacks of unist-util-visit need a variable outside.
 */

/** A node and all below it, in reading order. Iterative, because nested generators would pass each one up the tree. */
export function* nodesIn<Node extends {type: string; children?: Node[]}>(root: Node): Generator<Node> {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (let i = (node.children?.length ?? 0) - 1; i >= 0; i -= 1) waiting.push(node.children![i]!);
  }
}

type TextNode = {type: string; value?: string; children?: readonly TextNode[]};

/** The text of a node, without markup. */
export const plainText = ({value, children = []}: TextNode): string => value ?? children.map(plainText).join('');

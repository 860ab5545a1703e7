/**
 * Puts another product name into pages after they are parsed, so that no sign in it can become markup, code or
 * front matter.
 */
import {visit} from 'unist-util-visit';
import {renameProduct, renameProductIn} from '../../config/identity';
import type {JsxAttribute, TreeNode} from '../mdx-tree';

type Node = TreeNode & {url?: string; title?: string | null; alt?: string | null};

const renameAttribute = (attribute: JsxAttribute): JsxAttribute =>
  typeof attribute.value === 'string' ? {...attribute, value: renameProduct(attribute.value)} : attribute;

/** Expressions and imports are code: a page names the product in its text and attributes only. */
const CODE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

export default function renameProductInPages(): (tree: TreeNode) => void {
  return (tree) =>
    visit(tree, (node: Node) => {
      const {value, url, title, alt} = node;
      if (value && !CODE.has(node.type)) node.value = renameProduct(value);
      Object.assign(node, renameProductIn({...(url && {url}), ...(title && {title}), ...(alt && {alt})}));
      // Notes (`:::note`) have attributes of another kind.
      if (Array.isArray(node.attributes)) node.attributes = node.attributes.map(renameAttribute);
    });
}

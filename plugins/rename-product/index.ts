/**
 * Replaces the product name after pages are parsed, so that no character in it can become markup, code, or front
 * matter.
 */
import {visit} from 'unist-util-visit';
import {renameProduct, renameProductIn} from '../../config/identity';
import type {JsxAttribute, TreeNode} from '../mdx-tree';

type Node = TreeNode & {url?: string; title?: string | null; alt?: string | null};

const renameAttribute = (attribute: JsxAttribute): JsxAttribute =>
  typeof attribute.value === 'string' ? {...attribute, value: renameProduct(attribute.value)} : attribute;

/** Expressions and imports are code: the product name appears only in text and attributes. */
const CODE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

export default function renameProductInPages(): (tree: TreeNode) => void {
  return (tree) =>
    visit(tree, (node: Node) => {
      const {value, url, title, alt} = node;
      if (value && !CODE.has(node.type)) node.value = renameProduct(value);
      Object.assign(node, renameProductIn({...(url && {url}), ...(title && {title}), ...(alt && {alt})}));
      // Admonitions (`:::note`) have a different kind of attributes.
      if (Array.isArray(node.attributes)) node.attributes = node.attributes.map(renameAttribute);
    });
}

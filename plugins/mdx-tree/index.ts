/**
 * The small subset of an MDX syntax tree that the page plugins read and write. One type for all nodes, because plugins
 * move between Markdown and components, where mdast's types would need a cast at each step.
 */
import type {Position} from 'unist';
import {nodesIn, plainText} from '../../lib/tree';
import {typographicData} from '../../lib/typography';

export type TreeNode = {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  ordered?: boolean | null;
  children?: TreeNode[];
  /** What a writer gave to a component. */
  attributes?: JsxAttribute[];
  /** What a plugin gave to a component, until `writeProps` makes it part of the page. */
  props?: Props;
  data?: {id?: string; estree?: object; hName?: string; hProperties?: Record<string, string>};
  position?: Position;
};

type JsxAttribute = {type: string; name?: string; value?: string | null | JsxExpression};

type JsxExpression = {type: 'mdxJsxAttributeValueExpression'; value: string; data?: {estree: object}};

/** Data that can be written into a page as a literal. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | {readonly [key: string]: Plain};
export type Props = Record<string, Plain>;

export type PageFile = {path: string; data: {frontMatter?: Record<string, unknown>}};

export function isJsx(node: TreeNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** "Troubleshoot invoices": the problems of a page are below this heading, and then what readers look up. */
export const TROUBLESHOOTING = /^Troubleshoot /;

export const isTroubleshooting = (node: TreeNode): boolean =>
  node.type === 'heading' && TROUBLESHOOTING.test(plainText(node));

export const isSteps = ({type, ordered}: TreeNode): boolean => type === 'list' && ordered === true;

/** A name without a value, as in `<Fields of />`, is `true`. */
export type AttributeValue = string | number | true;

/** Reads the attributes of a component as plain values; expressions must be literals. */
export function readAttributes(node: TreeNode): Record<string, AttributeValue> {
  return Object.fromEntries(
    (node.attributes ?? []).map((attribute) => [attribute.name ?? '{…}', readValue(attribute)]),
  );
}

function readValue({name, value}: JsxAttribute): AttributeValue {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const literal = value.value.trim();
  if (/^-?\d+(\.\d+)?$/.test(literal)) return Number(literal);
  const quoted = /^(['"`])([^'"`\\]*)\1$/.exec(literal);
  if (quoted) return quoted[2] ?? '';
  throw new Error(`${name}={${literal}} is not a plain number or text`);
}

/** A block-level component. */
export const component = (name: string, props: Props, children: TreeNode[] = []): TreeNode => ({
  ...{type: 'mdxJsxFlowElement', name, attributes: [], props, children},
});

const identifier = (name: string) => ({type: 'Identifier', name});

/** Code that gives the data. A call, because MDX and the bundler would walk a large literal part by part. */
export const codeOf = (json: string) => ({
  type: 'CallExpression',
  callee: {type: 'MemberExpression', object: identifier('JSON'), property: identifier('parse')},
  arguments: [{type: 'Literal', value: json}],
});

/** `entity={JSON.parse('{"id": "doctor", …}')}`, in the form in which MDX stores code. */
function dataAttribute(name: string, data: Plain): JsxAttribute {
  const value = JSON.stringify(typographicData(data));
  const body = [{type: 'ExpressionStatement', expression: codeOf(value)}];
  const estree = {type: 'Program', sourceType: 'module', comments: [], body};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree}}};
}

/** The last plugin: what the others gave to components becomes attributes. */
export default function writeProps(): (tree: TreeNode) => void {
  return (tree) => {
    for (const node of nodesIn(tree)) {
      if (!node.props) continue;
      const given = Object.entries(node.props).filter(([, value]) => value !== undefined);
      node.attributes = given.map(([name, value]) => dataAttribute(name, value));
      delete node.props;
    }
  };
}

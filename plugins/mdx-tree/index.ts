/** The small subset of an MDX syntax tree that the page plugins read and write. */
import {valueToEstree} from 'estree-util-value-to-estree';
import {toString} from 'mdast-util-to-string';
import type {Position} from 'unist';
import {typographicData} from '../../lib/typography';

export type TreeNode = {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  children?: TreeNode[];
  attributes?: JsxAttribute[];
  data?: {id?: string; estree?: object; hProperties?: Record<string, string>};
  position?: Position;
};

export type JsxAttribute = {
  type: string;
  name?: string;
  value?: string | null | JsxExpression;
};

type JsxExpression = {type: 'mdxJsxAttributeValueExpression'; value: string; data?: {estree: object}};

export type PageFile = {path: string; data: {frontMatter?: Record<string, unknown>}};

export function isJsx(node: TreeNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The text of a node, without markup. */
export const plainText = (node: TreeNode): string => toString(node);

export type AttributeValue = string | number | boolean;

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
  if (literal === 'true' || literal === 'false') return literal === 'true';
  const quoted = /^(['"`])([^'"`\\]*)\1$/.exec(literal);
  if (quoted) return quoted[2] ?? '';
  throw new Error(`${name}={${literal}} is not a plain number, true, false or text`);
}

/** Data that can be written into a page as a literal. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | {readonly [key: string]: Plain};

type Statement = {type: string; [part: string]: unknown};

/** Wraps a statement in the form in which MDX stores code. */
export const program = (statement: Statement): {estree: object} => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]},
});

export function expressionAttribute(name: string, value: string, expression: object): JsxAttribute {
  const data = program({type: 'ExpressionStatement', expression});
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value, data}};
}

/** An attribute with a data value: `entity={{id: "doctor", …}}`. */
export function dataAttribute(name: string, data: Plain): JsxAttribute {
  // Drops undefined properties.
  const json = JSON.stringify(typographicData(data ?? null));
  return expressionAttribute(name, json, valueToEstree(JSON.parse(json)));
}

/** A block-level component with data as its attributes. */
export const component = (
  name: string,
  attributes: Readonly<Record<string, Plain>>,
  children: TreeNode[] = [],
): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([attribute, data]) => dataAttribute(attribute, data)),
  children,
});

/** The few parts of an MDX syntax tree that the page plugins read and write. */

export type TreeNode = {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  children?: TreeNode[];
  attributes?: JsxAttribute[];
  position?: {start: {line: number}};
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

/** Visits every node, parents first. */
export function visit(node: TreeNode, visitor: (node: TreeNode) => void): void {
  visitor(node);
  for (const child of node.children ?? []) visit(child, visitor);
}

/** The words of a node, without markup. */
export function plainText(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(plainText).join('');
}

export type AttributeValue = string | number | boolean;

/** Reads the attributes of a component as plain values; only literals are allowed in braces. */
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

/** An attribute that carries data: `entity={{id: "doctor", …}}`. */
export function dataAttribute(name: string, data: Plain): JsxAttribute {
  const expression = toExpression(data);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(data),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

function toExpression(data: Plain): object {
  if (Array.isArray(data)) return {type: 'ArrayExpression', elements: data.map(toExpression)};
  if (typeof data !== 'object' || data === null) return {type: 'Literal', value: data ?? null};
  return {
    type: 'ObjectExpression',
    properties: Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Literal', value: key},
        value: toExpression(value),
      })),
  };
}

import type {AttributeValue, Plain} from '../mdx-tree';

export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Turns the attributes written on a page into the props of the component with the same name. */
export type Resolver = {
  /** The attributes that a page may use; any other is an error. */
  attributes: readonly string[];
  resolve: (attributes: Attributes) => Readonly<Record<string, Plain>>;
};

export function text(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (typeof value !== 'string' || value === '') throw new Error(`${name}="…" is missing`);
  return value;
}

export function optionalText(attributes: Attributes, name: string): string | undefined {
  return attributes[name] === undefined ? undefined : text(attributes, name);
}

export function number(attributes: Attributes, name: string): number {
  const value = attributes[name];
  if (typeof value !== 'number') throw new Error(`${name}={…} must be a number`);
  return value;
}

export function optionalNumber(attributes: Attributes, name: string): number | undefined {
  return attributes[name] === undefined ? undefined : number(attributes, name);
}

export function flag(attributes: Attributes, name: string): boolean {
  const value = attributes[name] ?? false;
  if (typeof value !== 'boolean') throw new Error(`${name} must be true or false`);
  return value;
}

/** `a, b` → `['a', 'b']`. */
export function list(attributes: Attributes, name: string): readonly string[] | undefined {
  return optionalText(attributes, name)
    ?.split(',')
    .map((item) => item.trim());
}

/** "24 fields": the summary of a collapsed disclosure. */
export function countOf(items: readonly unknown[], one: string, many: string): string {
  return `${items.length} ${items.length === 1 ? one : many}`;
}

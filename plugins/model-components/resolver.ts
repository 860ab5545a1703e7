import * as z from 'zod';
import {didYouMean} from '../../lib/did-you-mean';
import type {AttributeValue, Props} from '../mdx-tree';

export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Turns the attributes written on a page into the props of the component with the same name. */
export type Resolver = (attributes: Attributes) => Props;

/** Kinds of attributes; a message follows the attribute's name. */
const MISSING = '="…" is missing';
export const text = z.string(MISSING).min(1, MISSING);
export const number = z.number('={…} must be a number');
/** `a, b` → `['a', 'b']`. */
export const list = text.transform((items) => items.split(',').map((item) => item.trim()));

export function resolver<Shape extends z.ZodRawShape>(
  shape: Shape,
  resolve: (attributes: z.output<z.ZodObject<Shape, z.core.$strict>>) => Props,
): Resolver {
  const schema = z.strictObject(shape);
  return (attributes) => {
    const {success, data, error} = schema.safeParse(attributes);
    if (success) return resolve(data);
    const mistakes = error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `no attribute "${issue.keys.join('", "')}". Known: ${Object.keys(shape).join(', ') || 'none'}`
        : `${issue.path.join('.')}${issue.message}`,
    );
    throw new Error(mistakes.join('; '));
  };
}

/** Looks up a name that a page uses; an unknown name is an error that lists the known ones. */
export function lookUp<T>(known: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found === undefined) throw unknown(what, name, Object.keys(known));
  return found;
}

export function unknown(what: string, name: string, known: Iterable<string>): Error {
  const names = [...known];
  return new Error(`unknown ${what} "${name}".${didYouMean(name, names)} Known: ${names.join(', ')}`);
}

export function byId<T extends {id: string}>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

/** `returnLabel` → `return-label`, for anchors. */
export function kebab(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

import {didYouMean} from '../../lib/did-you-mean';

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

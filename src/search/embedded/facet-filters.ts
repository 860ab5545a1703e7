export type Facets = Readonly<Record<string, string>>;
export type FacetFilters = string | readonly (string | readonly string[])[];

/** `["language:en", ["docusaurus_tag:a", "docusaurus_tag:b"]]`: all of the list, any of an inner list. */
export function facetPredicate(filters: FacetFilters | undefined): ((facets: Facets) => boolean) | undefined {
  const all = (typeof filters === 'string' ? [filters] : (filters ?? [])).map((any) => [any].flat());
  const demanded = all.filter((any) => any.length > 0);
  if (demanded.length === 0) return undefined;
  return (facets) => demanded.every((any) => any.some((filter) => matches(facets, filter)));
}

function matches(facets: Facets, filter: string): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  const actual = Object.hasOwn(facets, name) ? facets[name] : undefined;
  return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
}

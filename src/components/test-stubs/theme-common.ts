/** Stands in for @docusaurus/theme-common: the address of the page, as a test sets it. */
export const address = {search: '', isBrowser: true};

export function useQueryString(key: string): [string, (value: string | null) => void] {
  return [new URLSearchParams(address.search).get(key) ?? '', () => undefined];
}

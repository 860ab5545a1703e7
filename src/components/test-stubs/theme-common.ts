/** Replaces @docusaurus/theme-common: the URL of the page, as set by a test. */
export const address = {search: '', isBrowser: true};

export function useQueryString(key: string): [string, (value: string | null) => void] {
  return [new URLSearchParams(address.search).get(key) ?? '', () => undefined];
}

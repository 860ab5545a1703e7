/** Replaces `@docusaurus/useBaseUrl` in unit tests: a site at the root of its host. */
export default function useBaseUrl(url: string): string {
  return url;
}

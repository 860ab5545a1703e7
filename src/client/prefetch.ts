/**
 * Prefetches a page's files. Replaces the generator's prefetch links (plugins/docusaurus-internals/lean-client): Firefox checks those
 * against `default-src`, which is `none` in the content security policy, and WebKit ignores them.
 */
const requested = new Set<string>();

export default async function prefetch(file: string): Promise<void> {
  // Pages share files, and browsers don't deduplicate fetches as they do links.
  if (requested.has(file)) return;
  requested.add(file);
  try {
    const response = await fetch(file, {priority: 'low', headers: {purpose: 'prefetch'}});
    // An unread body wouldn't be cached.
    await response.blob();
  } catch {
    // The file is requested again when the page opens.
    requested.delete(file);
  }
}

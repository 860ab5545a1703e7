/**
 * Fetches the files of a page before it is opened, in place of the generator's own way (plugins/lean-client): a link would
 * be judged by `default-src` in Firefox, which the policy keeps at none, and be ignored by WebKit.
 */
const requested = new Set<string>();

export default async function prefetch(file: string): Promise<void> {
  // Pages share files, and a browser does not put equal fetches together as it does with links.
  if (requested.has(file)) return;
  requested.add(file);
  try {
    const response = await fetch(file, {priority: 'low', headers: {purpose: 'prefetch'}});
    // A body that nobody reads would not be kept.
    await response.blob();
  } catch {
    // The file is requested again when the page is opened.
    requested.delete(file);
  }
}

/** Derives a page's name from its path: paths are in the browser, titles are not. */

const ABBREVIATIONS: Readonly<Record<string, string>> = {ios: 'IOS', pdf: 'PDF'};

function humanize(slug: string): string {
  const words = slug.split(/[-_]/).map((word) => ABBREVIATIONS[word] ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * `/docs/system/integrations/shipping/ups` → `UPS`, using the proper names of the site's identity; an `overview` is
 * named after its parent.
 */
export function pageLabel(path: string, properNames: ReadonlyMap<string, string>): string {
  const slugs = path.split('/').filter(Boolean);
  const last = slugs.at(-1) ?? '';
  const parent = slugs.at(-2);
  if (last === 'overview' && parent) return `${humanize(parent)} overview`;
  return properNames.get(last) ?? humanize(last);
}

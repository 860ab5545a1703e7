/** Sets the canonical URL of a section's redirect page to the page it opens, which no component can do. */
import type {BuiltSite, PageStep} from './step';
import {elementsOf, findElement, getAttribute, setAttribute, type Document} from './tree';

/** The redirect target of a page, if it has one. */
export function refreshTarget(document: Document): string | undefined {
  const meta = findElement(document, (element) => getAttribute(element, 'http-equiv') === 'refresh');
  return meta && getAttribute(meta, 'content')?.split('url=')[1];
}

export function addressOpenings({props: {siteConfig, baseUrl}}: BuiltSite): PageStep {
  return {
    name: 'address section openings',
    page({document, path}) {
      const target = refreshTarget(document);
      if (!target) return;
      const own = siteConfig.url + baseUrl.slice(0, -1) + path;
      for (const element of elementsOf(document)) {
        for (const name of ['href', 'content']) {
          if (getAttribute(element, name) === own) setAttribute(element, name, siteConfig.url + target);
        }
      }
    },
  };
}

import type {Checker, Page, Site} from '../site';
import {internalLinks, type InternalLink} from './pages';

/** A fragment may name an id or, as on old pages, a named anchor. */
function anchorsOf({document}: Page): Set<string> {
  const named = document
    .querySelectorAll('[id], a[name]')
    .flatMap((node) => [node.getAttribute('id'), node.getAttribute('name')]);
  return new Set(named.filter((name) => name !== undefined));
}

function problemOf(link: InternalLink, site: Site, anchors: ReadonlyMap<string, Set<string>>): string | undefined {
  const known = anchors.get(link.path);
  if (!known)
    return site.files.includes(link.path.slice(1)) ? undefined : `the link ${link.href} leads to no page and no file.`;
  return link.fragment === '' || known.has(link.fragment)
    ? undefined
    : `the link ${link.href} names an anchor that ${link.path} does not have.`;
}

export const links: Checker = {
  name: 'every link and anchor inside the site leads somewhere',
  check: (site) => {
    const anchors = new Map(site.pages.map((page) => [page.path, anchorsOf(page)]));
    const found = site.pages.flatMap((page) => internalLinks(page).map((link) => ({page, link})));
    const problems = found.flatMap(({page, link}) => {
      const problem = problemOf(link, site, anchors);
      return problem ? [`${page.path}: ${problem}`] : [];
    });
    return {inspected: found.length, problems: [...new Set(problems)]};
  },
};

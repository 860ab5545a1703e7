import type {ReactNode} from 'react';
import tree from '@generated/sections/default/sidebars.json';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {nearestPages} from './nearest-pages';

/** As many as the product has areas. */
const SUGGESTIONS = 7;

const pagesIn = (item: PropSidebarItem): [string, string][] => {
  if (item.type === 'html' || !item.href || item.href.includes('#')) return [];
  return [[item.href, item.label], ...(item.type === 'category' ? item.items.flatMap(pagesIn) : [])];
};

/** Their names by address. The menu already ships them to the browser, so this adds nothing to the bundle. */
const items = Object.values(tree).flat();
const names = new Map(items.flatMap(pagesIn));
const addresses = [...names.keys()];
const areas = items.flatMap((item) => (item.type === 'category' && item.href) || []).slice(0, SUGGESTIONS);

/** Shows starting points until the browser knows the path; the page reserves room for the longest list. */
export default function NotFoundSuggestions(): ReactNode {
  const {pathname} = useLocation();
  // The host serves one file for every unknown URL, so the requested path is known only in the browser.
  const nearest = useIsBrowser() ? nearestPages(pathname, addresses, SUGGESTIONS) : [];
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">Pages to try</h2>
      <ul>
        {(nearest.length > 0 ? nearest : areas).map((path) => (
          <li key={path}>
            <Link to={path}>{names.get(path)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

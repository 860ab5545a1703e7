import type {ReactNode} from 'react';
import tree from '@generated/site-tree/default/sections.json';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {nearestPages} from './nearest-pages';

const SUGGESTIONS = 5;

const pagesIn = (item: PropSidebarItem): [string, string][] => {
  if (item.type === 'html' || !item.href || item.href.includes('#')) return [];
  return [[item.href, item.label], ...(item.type === 'category' ? item.items.flatMap(pagesIn) : [])];
};

/** Their names by address. The menu already ships them to the browser, so this adds nothing to the bundle. */
const names = new Map(Object.values(tree).flat().flatMap(pagesIn));
const addresses = [...names.keys()];

/** Shows starting points until the browser knows the path; the page reserves room for the longest list. */
export default function NotFoundSuggestions(): ReactNode {
  const {pathname} = useLocation();
  // The host serves one file for every unknown URL, so the requested path is known only in the browser.
  const nearest = useIsBrowser() ? nearestPages(pathname, addresses, SUGGESTIONS) : [];
  const subjects = addresses.filter((path) => path.includes('/category/')).slice(0, SUGGESTIONS);
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">Pages to try</h2>
      <ul>
        {(nearest.length > 0 ? nearest : subjects).map((path) => (
          <li key={path}>
            <Link to={path}>{names.get(path)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useIdentity} from '../Home/useIdentity';
import {nearestPages} from './nearest-pages';
import {pageLabel} from './page-label';

const SUGGESTIONS = 5;

/** The navbar already ships every page's path to the browser, so this adds nothing to the bundle. */
function usePagePaths(): string[] {
  return Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.flatMap(({docs}) => docs.map(({path}) => path)),
  );
}

function useProperNames(): ReadonlyMap<string, string> {
  const {integrations, competitors} = useIdentity();
  const {accounting, scanners, payments, carriers} = integrations;
  return new Map([accounting, scanners, payments, ...carriers, ...competitors].map(({slug, name}) => [slug, name]));
}

/** The host serves one file for every unknown URL, so the requested path is known only in the browser. */
function useNearestPages(paths: readonly string[]): string[] {
  const {pathname} = useLocation();
  return useIsBrowser() ? nearestPages(pathname, paths, SUGGESTIONS) : [];
}

/** Shows starting points until the browser knows the path; the page reserves room for the longest list. */
export default function NotFoundSuggestions(): ReactNode {
  const paths = usePagePaths();
  const properNames = useProperNames();
  const nearest = useNearestPages(paths);
  const subjects = paths.filter((path) => path.includes('/category/')).slice(0, SUGGESTIONS);
  const shown = nearest.length > 0 ? nearest : subjects;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">Pages to try</h2>
      <ul>
        {shown.map((path) => (
          <li key={path}>
            <Link to={path}>{pageLabel(path, properNames)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

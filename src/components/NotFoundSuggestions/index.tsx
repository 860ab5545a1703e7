import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {Identity} from '@site/config/identity';
import {STARTS_WITH} from '@site/src/start-on-intent/protocol';
import {nearestPages} from './nearest-pages';
import {pageLabel} from './page-label';

const SUGGESTIONS = 5;

/** Every page's address is in the browser already, for the navbar; this list adds nothing to any bundle. */
function usePagePaths(): string[] {
  return Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.flatMap(({docs}) => docs.map(({path}) => path)),
  );
}

function useProperNames(): ReadonlyMap<string, string> {
  const {integrations, competitors} = useDocusaurusContext().siteConfig.customFields?.identity as Identity;
  const {accounting, scanners, payments, carriers} = integrations;
  return new Map([accounting, scanners, payments, ...carriers, ...competitors].map(({slug, name}) => [slug, name]));
}

/** One file answers every unknown address, so what was typed is known only in the browser. */
function useNearestPages(paths: readonly string[]): string[] {
  const {pathname} = useLocation();
  return useIsBrowser() ? nearestPages(pathname, paths, SUGGESTIONS) : [];
}

const startsWith = {[STARTS_WITH]: ''};

/** Subjects to start from, until the browser knows better; the page keeps room for the longest list. */
export default function NotFoundSuggestions(): ReactNode {
  const paths = usePagePaths();
  const properNames = useProperNames();
  const nearest = useNearestPages(paths);
  const subjects = paths.filter((path) => path.includes('/category/')).slice(0, SUGGESTIONS);
  const shown = nearest.length > 0 ? nearest : subjects;
  return (
    <section aria-labelledby="suggestions" {...startsWith}>
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

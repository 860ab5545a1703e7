/**
 * Loads a route's files; replaces the generator's own function (plugins/docusaurus-internals/lean-client). The generator calls it for the
 * first page, whose files the loader has loaded by then, and for each page that the reader opens.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {reloadWithSearch} from '../loader/new-release';
import {showPageError} from '../loader/page-error';

/** Rejects for a malformed path (`/%E0`) too. */
export async function loadRoute(path: string): Promise<unknown> {
  const matches = [...new Set([path, decodeURI(path)])].flatMap((address) => matchRoutes(routes, address));
  return Promise.all(matches.map(({route}) => (route.component as {preload?: () => unknown} | undefined)?.preload?.()));
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/** Retry loads the page as a document, which a browser without a connection can't. */
function reportMissingPage(error: unknown): void {
  showPageError(String(error), async () => {
    if (await isReachable()) reloadWithSearch();
    else reportMissingPage(error);
  });
}

let asked = 0;

/**
 * Rejects if the page can be loaded as a document, which the generator then does. Never settles once the reader has asked
 * for another page: the generator would show that one, which hasn't come, as an empty page.
 */
export default async function preload(path: string): Promise<unknown> {
  const own = ++asked;
  const loaded = await loadRoute(path).catch(async (error: unknown) => {
    const isMissing = !(await isReachable());
    if (own === asked && isMissing) reportMissingPage(error);
    if (own !== asked || isMissing) return new Promise(() => {});
    throw error;
  });
  return own === asked ? loaded : new Promise(() => {});
}

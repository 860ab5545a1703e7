/** What the generator leaves undone when the application opens another page. */
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {announce, findOrAddRegion} from '../elements/announce';
import {guardedPath} from '../loader/guard';
import {keepSearch} from '../loader/new-release';
import {hidePageError} from '../loader/page-error';

function decode(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  // The generator decodes the hash, and a malformed one (`#100%`) would crash the page. Browsers use it as is.
  const {hash} = location;
  if (decode(hash) === undefined) location.hash = `#${encodeURIComponent(hash.slice(1))}`;
  if (!previousLocation) return undefined;
  hidePageError();
  // If a page's files are missing, the application loads it as a document. This keeps a search opened meanwhile.
  window.onpagehide = keepSearch;
  return () => {
    window.onpagehide = null;
  };
};

/** Browsers open the disclosure around a link's target for their own navigation only. */
function openAround(target: Element): void {
  const closed: Element[] = [];
  for (let around = target.closest('details'); around; around = around.parentElement!.closest('details')) {
    if (!around.open) closed.push(around);
    around.open = true;
  }
  if (closed.length > 0) target.scrollIntoView();
}

/** Drops a trailing `index.html`, as src/loader/guard.ts does when a page is loaded. */
function shortenAddress(): void {
  const {pathname, search, hash} = window.location;
  const path = guardedPath(pathname, siteConfig.baseUrl);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isOtherPage = previousLocation && location.pathname !== previousLocation.pathname;
  shortenAddress();
  if (location.hash) {
    // The contents of a small screen are done with when a link in them is used.
    document.querySelector('.toc-mobile[open]')?.removeAttribute('open');
    const target = document.getElementById(decode(location.hash) ?? '');
    if (target) openAround(target);
    else if (isOtherPage) window.scrollTo(0, 0);
  }
  // Screen readers don't notice a new page. Its title is in the document from the next frame on.
  if (isOtherPage) requestAnimationFrame(() => announce(document.title));
};

/** Opens every disclosure for printing. Newer browsers do it in CSS (src/css/print.css). */
function openOnPaper(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of closed) details.open = true;
  addEventListener('afterprint', () => closed.forEach((details) => (details.open = false)), {once: true});
}

if (typeof window !== 'undefined') {
  // A live region that is added together with its text isn't announced.
  findOrAddRegion();
  if (!CSS.supports('selector(::details-content)')) addEventListener('beforeprint', openOnPaper);
}

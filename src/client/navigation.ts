/** What the generator leaves undone when the application opens another page. */
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {announce, findOrAddRegion} from '../elements/announce';
import {guardAddress} from '../loader/guard';
import {keepSearch} from '../loader/new-release';
import {hidePageError} from '../loader/page-error';

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  try {
    decodeURIComponent(location.hash);
  } catch {
    // The generator decodes the hash, and a malformed one (`#100%`) would crash the page. Browsers use it as is.
    location.hash = `#${encodeURIComponent(location.hash.slice(1))}`;
  }
  if (!previousLocation) return undefined;
  hidePageError();
  // If a page's files are missing, the application loads it as a document. This keeps a search opened meanwhile.
  window.onpagehide = keepSearch;
  return () => {
    window.onpagehide = null;
  };
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isOtherPage = previousLocation && location.pathname !== previousLocation.pathname;
  guardAddress(siteConfig.baseUrl);
  if (previousLocation && location.hash) {
    // On a small screen, the contents close when the reader follows one of their links.
    document.querySelector('.toc-mobile[open]')?.removeAttribute('open');
    if (isOtherPage && !document.getElementById(decodeURIComponent(location.hash.slice(1)))) scrollTo(0, 0);
    // Browsers report only their own navigation (src/elements/open-target.ts).
    dispatchEvent(new Event('hashchange'));
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

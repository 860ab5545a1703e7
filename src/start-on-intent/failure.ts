/** Tells the reader that the files of the page could not be loaded, and why if a wrong base URL is the reason. */
import {showBox, showPageErrorBox} from './page-error-box';

type Failure = {base: string; isHome: boolean; retry?: () => void};

const BANNER_ID = '__docusaurus-base-url-issue-banner-container';

export function showFailure(failure: Failure): void {
  // A style sheet may be found missing before the body has begun.
  if (!document.body) return addEventListener('DOMContentLoaded', () => showFailure(failure));
  const {base, isHome, retry} = failure;
  const {pathname} = location;
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  // The home page is at the base URL and nowhere else.
  if (isHome && here !== base) {
    showBox(
      BANNER_ID,
      'Your Docusaurus site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      `Current configured baseUrl = ${base}${base === '/' ? ' (default value)' : ''}`,
      `We suggest trying baseUrl = ${here}`,
    );
  } else if (retry) showPageErrorBox("Some of this page's files failed to load.", retry);
}

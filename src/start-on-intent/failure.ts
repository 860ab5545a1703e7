/** Reports that the page's files failed to load, and whether a wrong base URL is the likely cause. */
import {showBox, showPageErrorBox} from './page-error-box';

type Failure = {base: string; isHome: boolean; retry?: () => void};

const BANNER_ID = '__docusaurus-base-url-issue-banner-container';

export function showFailure(failure: Failure): void {
  // A style sheet can fail before the body is parsed.
  if (!document.body) return addEventListener('DOMContentLoaded', () => showFailure(failure));
  const {base, isHome, retry} = failure;
  const {pathname} = location;
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  // The home page is always at the base URL, so any other path means the base URL is wrong.
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

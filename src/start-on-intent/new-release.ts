/**
 * A tab that stayed open while the site was deployed anew: its files may be gone, and a newer page is in its
 * place. The reader is brought there, with what was typed into the search.
 */
import {askedQuery} from '../search/dialog';

const KEPT_SEARCH = 'site:kept-search';
const LEFT_RELEASE = 'site:left-release';
/** Milliseconds for which a release that was left is not left again: two that are served side by side would take turns. */
const STAY_AWAY = 60_000;

async function isReplaced(scripts: string): Promise<boolean> {
  const answer = await fetch(location.href, {cache: 'no-cache'});
  const page = await answer.text();
  // Neither the same page nor a page of somebody else, such as a login to the network, is a newer one.
  return page.includes('data-scripts="') && !page.includes(scripts);
}

/** Keeps the search that was asked for, with all that was typed, for the page that comes next in this tab. */
export function keepSearch(): void {
  const asked = askedQuery();
  try {
    if (asked !== undefined) sessionStorage.setItem(KEPT_SEARCH, asked);
  } catch {
    // Without storage the reader has to ask again.
  }
}

/** Opens this page anew; what is typed until it is left goes along. */
export function reloadWithSearch(): void {
  window.onpagehide = keepSearch;
  location.reload();
}

/** Opens the newer page if there is one, and tells whether it does. `scripts` are the files of the page that is open. */
export async function openNewRelease(scripts: string): Promise<boolean> {
  try {
    const key = LEFT_RELEASE + scripts;
    if (Date.now() - Number(sessionStorage.getItem(key)) < STAY_AWAY || !(await isReplaced(scripts))) return false;
    sessionStorage.setItem(key, String(Date.now()));
    reloadWithSearch();
    return true;
  } catch {
    return false;
  }
}

/** What the reader searched for when the page was opened anew. */
export function takeKeptSearch(): string | null {
  try {
    const kept = sessionStorage.getItem(KEPT_SEARCH);
    sessionStorage.removeItem(KEPT_SEARCH);
    return kept;
  } catch {
    return null;
  }
}

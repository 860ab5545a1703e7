/**
 * Handles a tab that stayed open during a deploy: its files may be gone. The page reloads to the new release and keeps
 * what was typed into the search.
 */
import {askedQuery} from '../../search/dialog/open-dialog';

const KEPT_SEARCH = 'site:kept-search';
const LEFT_RELEASE = 'site:left-release';
/** Milliseconds before the same release can trigger another reload, so two releases served at once don't loop. */
const STAY_AWAY = 60_000;
/** Milliseconds without a key before the page reloads. */
const TYPING_PAUSE = 500;

async function isReplaced(scripts: string): Promise<boolean> {
  const answer = await fetch(location.href, {cache: 'no-cache'});
  const page = await answer.text();
  // Neither the same page nor a foreign one, such as a network's login page, is a new release.
  return page.includes('data-scripts="') && !page.includes(scripts);
}

/** Saves the open search and its query for the next page in this tab. */
export function keepSearch(): void {
  const asked = askedQuery();
  try {
    if (asked !== undefined) sessionStorage.setItem(KEPT_SEARCH, asked);
  } catch {
    // Without storage, the reader has to search again.
  }
}

/** Reloads the page, and keeps what is typed into the search until it unloads. */
export function reloadWithSearch(): void {
  window.onpagehide = keepSearch;
  location.reload();
}

/** Reloads if there is a new release, and resolves to whether it does. `scripts` are those of the current page. */
export async function openNewRelease(scripts: string): Promise<boolean> {
  try {
    const key = LEFT_RELEASE + scripts;
    if (Date.now() - Number(sessionStorage.getItem(key)) < STAY_AWAY || !(await isReplaced(scripts))) return false;
    sessionStorage.setItem(key, String(Date.now()));
    // A letter typed into the search during the reload would be lost, so it waits for a pause.
    for (let typed; typed !== askedQuery();) {
      typed = askedQuery();
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE));
    }
    reloadWithSearch();
    return true;
  } catch {
    return false;
  }
}

/** Returns the query that was open before the reload, once. */
export function takeKeptSearch(): string | null {
  try {
    const kept = sessionStorage.getItem(KEPT_SEARCH);
    sessionStorage.removeItem(KEPT_SEARCH);
    return kept;
  } catch {
    return null;
  }
}

/**
 * A tab that stayed open while the site was deployed anew: its files may be gone, and a newer page is in its
 * place. The reader is brought there, with what was typed into the search.
 */
const KEPT_SEARCH = 'site:kept-search';
const LEFT_RELEASE = 'site:left-release';

async function isReplaced(scripts: string): Promise<boolean> {
  const answer = await fetch(location.href, {cache: 'no-cache'});
  const page = await answer.text();
  // Neither the same page nor a page of somebody else, such as a login to the network, is a newer one.
  return page.includes('data-scripts="') && !page.includes(scripts);
}

/** Opens this page anew, with the search that was asked for and all that is typed until the page is left. */
export function reloadWithSearch(): void {
  addEventListener('pagehide', () => {
    const {asked} = document.documentElement.dataset;
    try {
      if (asked !== undefined) sessionStorage.setItem(KEPT_SEARCH, asked);
    } catch {
      // Without storage the reader has to ask again.
    }
  });
  location.reload();
}

/** Opens the newer page if there is one, and tells whether it does. `scripts` are the files of the page that is open. */
export async function openNewRelease(scripts: string): Promise<boolean> {
  try {
    // While two releases are served side by side, going to and fro would never end.
    if (sessionStorage.getItem(LEFT_RELEASE) === scripts || !(await isReplaced(scripts))) return false;
    sessionStorage.setItem(LEFT_RELEASE, scripts);
    reloadWithSearch();
    return true;
  } catch {
    return false;
  }
}

/** Called when the files of this page have come: should they be gone one day, the newer page may be opened again. */
export function stayOnRelease(): void {
  try {
    sessionStorage.removeItem(LEFT_RELEASE);
  } catch {
    // Without storage nothing was noted.
  }
}

/** What the reader searched for when the newer page was opened. */
export function takeKeptSearch(): string | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT_SEARCH) ?? undefined;
    sessionStorage.removeItem(KEPT_SEARCH);
    return kept;
  } catch {
    return undefined;
  }
}

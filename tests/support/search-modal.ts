/** The search modal as a reader uses it. */
import {expect, type Locator, type Page} from '@playwright/test';

export class SearchModal {
  readonly dialog: Locator;
  readonly input: Locator;
  /** The groups of hits, each with its heading. */
  readonly groups: Locator;
  /** Hits of a query, not saved searches. */
  readonly hits: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', {name: 'Search'});
    this.input = this.dialog.getByRole('combobox', {name: 'Search'});
    this.groups = this.dialog.getByRole('listbox').getByRole('group');
    this.hits = this.dialog.getByRole('option');
    this.status = this.dialog.getByRole('status');
  }

  async open(): Promise<this> {
    await this.page.locator('.navbar').getByRole('button', {name: 'Search'}).click();
    await this.input.waitFor();
    return this;
  }

  async openAndType(query: string): Promise<this> {
    await this.open();
    await this.input.fill(query);
    return this;
  }

  /** The hits of a query under a top-level heading. */
  group(heading: string): Locator {
    return this.dialog.getByRole('group', {name: heading}).getByRole('option');
  }

  /** The saved searches of one kind, each with its link and its buttons. */
  saved(kind: 'Recent' | 'Favorite'): Locator {
    return this.dialog.getByRole('region', {name: kind}).getByRole('listitem');
  }

  savedLinks(kind: 'Recent' | 'Favorite'): Locator {
    return this.saved(kind).getByRole('link');
  }

  /** Queries suggested when nothing was found. */
  get suggestions(): Locator {
    return this.dialog.getByRole('list', {name: 'Suggested searches'}).getByRole('button');
  }

  /** The status of the search: idle, loading, stalled, or error. */
  async expectState(state: 'idle' | 'loading' | 'stalled' | 'error'): Promise<void> {
    await expect(this.dialog).toHaveAttribute('data-status', state);
  }
}

/** A search that the reader chose before, as stored for an index. */
export function savedSearch(title: string, path: string): object {
  const hierarchy = {lvl0: 'Docs', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: `saved-${title}`, url: path, type: 'lvl1', hierarchy, content: null};
}

const STORES = {recent: '__DOCSEARCH_RECENT_SEARCHES__', favourite: '__DOCSEARCH_FAVORITE_SEARCHES__'};

/** The localStorage key of the saved searches. */
export const storeKey = (kind: keyof typeof STORES, indexName = 'docs') => `${STORES[kind]}${indexName}`;

/** Fills localStorage before the test opens any page. */
export async function storeBeforeOpening(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    // Only once, so that what the site writes survives a reload.
    if (sessionStorage.getItem('stored-before-opening')) return;
    sessionStorage.setItem('stored-before-opening', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

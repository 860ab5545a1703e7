/** The search modal as a reader uses it. */
import type {Locator, Page} from '@playwright/test';

export class SearchModal {
  readonly dialog: Locator;
  readonly input: Locator;
  /** The groups of hits, each with the heading that it stands under. */
  readonly groups: Locator;
  /** Hits of a query, not saved searches. */
  readonly hits: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', {name: 'Search'});
    this.input = this.dialog.getByRole('searchbox');
    this.groups = this.dialog.locator('.DocSearch-Hits');
    this.hits = this.dialog.locator('.DocSearch-Dropdown-Container:has(.DocSearch-HitsFooter) .DocSearch-Hit');
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

  group(heading: string): Locator {
    return this.groups.filter({has: this.page.locator('.DocSearch-Hit-source', {hasText: heading})});
  }
}

/** Searches that the reader chose before, as DocSearch stores them for an index. */
export function savedSearch(title: string, path: string): object {
  const hierarchy = {lvl0: 'Docs', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID: `saved-${title}`, url: path, type: 'lvl1', hierarchy, content: null};
}

const STORES = {recent: '__DOCSEARCH_RECENT_SEARCHES__', favourite: '__DOCSEARCH_FAVORITE_SEARCHES__'};

/** The key under which DocSearch keeps such searches in the browser. */
export const storeKey = (kind: keyof typeof STORES, indexName = 'docs') => `${STORES[kind]}${indexName}`;

/** Puts text into the browser's storage before any page of the test is opened. */
export async function storeBeforeOpening(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    // Only once, so that what the site writes survives a reload.
    if (sessionStorage.getItem('stored-before-opening')) return;
    sessionStorage.setItem('stored-before-opening', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

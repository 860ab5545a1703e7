/** One page of each kind, and what a reader finds on every page. */
import type {Locator, Page} from '@playwright/test';

export const KINDS: readonly string[] = [
  ...['/', '/docs/cases/overview', '/docs/category/cases', '/guides/outsourcing', '/pilot/welcome/why-pilot'],
  ...['/pilot/compare/dlcpm', '/pilot/changelog', '/markdown-page', '/search'],
];

export const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});
export const navbarLink = (page: Page, name: string): Locator =>
  page.locator('.navbar').getByRole('link', {name, exact: true});
export const searchButton = (page: Page): Locator => page.locator('.navbar').getByRole('button', {name: 'Search'});
export const colorMode = (page: Page): Locator =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});
/** The menu of small screens, and its button. */
export const drawer = (page: Page): Locator => page.locator('#menu');
export const hamburger = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
/** How far the page is scrolled. */
export const place = (page: Page): Promise<number> => page.evaluate(() => scrollY);

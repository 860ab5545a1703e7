/** axe-core in a page: WCAG 2.2 A and AA and axe's best practices, with no rule switched off on a page. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

export const EVERY_RULE: RunOptions = {
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  resultTypes: ['violations'],
};

/** What a change of the color mode can break; every other rule gives the same answer in both. */
export const COLOR_RULES: RunOptions = {
  runOnly: {type: 'rule', values: ['color-contrast']},
  resultTypes: ['violations'],
};

/** Everything else: a narrow screen changes the layout, not the colors. */
export const OTHER_RULES: RunOptions = {...EVERY_RULE, rules: {'color-contrast': {enabled: false}}};

/** Behind an open drawer the page is inert: its main part and its heading are there, but not for anyone to reach. */
export const RULES_OVER_INERT_PAGE: RunOptions = {
  ...EVERY_RULE,
  rules: {'landmark-one-main': {enabled: false}, 'page-has-heading-one': {enabled: false}},
};

/** What is the same on every page of a section. */
const CHROME = ['.navbar', '.theme-doc-sidebar-container', '.theme-doc-toc-desktop', '.footer'];

type AxeWindow = {axe?: {run: (context: {exclude: string[]}, options: RunOptions) => Promise<AxeResults>}};

function readable({violations}: AxeResults): string[] {
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** The violations that axe finds on the page as shown; each entry names the rule, the element and the fault. */
export async function violations(page: Page, rules: RunOptions = EVERY_RULE, withChrome = true): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean((window as AxeWindow).axe)))) await page.evaluate(source);
  const exclude = withChrome ? [] : CHROME;
  return readable(
    await page.evaluate(([skipped, options]) => (window as AxeWindow).axe!.run({exclude: skipped}, options), [
      exclude,
      rules,
    ] as const),
  );
}

export type ColorMode = 'light' | 'dark';
export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark'];

/** The mode as the reader's choice sets it, without the transitions on the way. */
export async function showIn(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

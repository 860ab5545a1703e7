/** Runs axe-core in a page: WCAG 2.2 A and AA plus axe's best practices, with no rule disabled on a page. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, Result, RunOptions} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>;

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Color rules take most of the time, so `colorProblems` runs them separately. */
export const EVERY_OTHER_RULE: Rules = {
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, {enabled: false}])),
};

/**
 * Without `target-size`, which spends its time on the positions of all elements; `smallTargets` measures controls
 * instead.
 */
export const QUICK_RULES: Rules = {
  ...EVERY_OTHER_RULE,
  rules: {...EVERY_OTHER_RULE.rules, 'target-size': {enabled: false}},
};

/** Selectors of what axe looks at, by default the whole page. */
export type Part = {include?: string[]; exclude?: string[]};

/** A page without what is the same on every page of a section. */
export const WITHOUT_CHROME: Part = {
  exclude: ['.navbar', '.theme-doc-sidebar-container', '.theme-doc-toc-desktop', '.footer'],
};

type AxeWindow = {axe?: {run: (part: Part | {include: Element[]}, options: RunOptions) => Promise<AxeResults>}};

const readable = (violations: readonly Result[]): string[] =>
  violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );

/** Loads axe in every document the page opens; injecting it after each load takes four times as long. */
export const prepareAxe = (page: Page) => page.addInitScript(source);

async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => Boolean((window as AxeWindow).axe)))) await page.evaluate(source);
}

/** The violations axe finds on the page as shown; each entry names the rule, the element, and the problem. */
export async function violations(page: Page, rules = EVERY_OTHER_RULE, part: Part = {exclude: []}): Promise<string[]> {
  await addAxe(page);
  const found = await page.evaluate(
    async ([context, options]) => (await (window as AxeWindow).axe!.run(context, options)).violations,
    [part, {...rules, resultTypes: ['violations']} as RunOptions] as const,
  );
  return readable(found);
}

/**
 * Runs in the page: axe checks two texts of each style not seen before. A style is everything these rules depend on:
 * the text color, the layers behind it, whether it is large, and how a link differs from the text around it.
 */
async function lookAtNewStyles([known, rules]: readonly [readonly string[], readonly string[]]): Promise<{
  styles: string[];
  violations: Result[];
}> {
  const knownStyles = new Set(known);
  const behind = new Map<Element, string>();
  const layersBehind = (element: Element | null): string => {
    if (!element) return '';
    const seen = behind.get(element);
    if (seen !== undefined) return seen;
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const below = layersBehind(element.parentElement);
    // A solid color hides what is behind it, unless an ancestor of both is translucent.
    const isSolid = /^rgb\(.* none 1$/.test(own) && !/ (?!1 )\S+ over/.test(below);
    const layers = own === 'rgba(0, 0, 0, 0) none 1' ? below : isSolid ? `${own} over ` : `${own} over ${below}`;
    behind.set(element, layers);
    return layers;
  };
  const styleOf = (element: Element): string => {
    const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
    const layers = layersBehind(element);
    // Links are compared with the text around them.
    const link = element.closest('a');
    if (link) {
      const around = getComputedStyle(link.parentElement!).color;
      return [color, fontSize, fontWeight, textDecorationLine, around, layers].join(' | ');
    }
    // WCAG allows less contrast for large text.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    return [color, isLarge ? 'large' : 'small', layers].join(' | ');
  };
  const canBeSeen = (element: Element): boolean => {
    const {width, height} = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true}) && !element.matches(':disabled')
    );
  };

  const texts = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const {parentElement, textContent} = walker.currentNode;
    if (parentElement && textContent?.trim()) texts.add(parentElement);
  }
  const samples = new Map<string, Element[]>();
  for (const element of texts) {
    const style = styleOf(element);
    const sampled = samples.get(style) ?? [];
    if (sampled.length < 2 && !knownStyles.has(style) && canBeSeen(element)) samples.set(style, [...sampled, element]);
  }
  if (samples.size === 0) return {styles: [], violations: []};

  const {
    passes,
    incomplete,
    violations: found,
  } = await (window as AxeWindow).axe!.run(
    {include: [...samples.values()].flat()},
    {runOnly: {type: 'rule', values: [...rules]}, elementRef: true},
  );
  const elementsOf = (results: readonly Result[]) =>
    new Set<Element | undefined>(results.flatMap(({nodes}) => nodes.map(({element}) => element)));
  const [decided, undecided] = [elementsOf([...passes, ...found]), elementsOf(incomplete)];
  // What axe couldn't decide is tried again on the next page; through a gradient it never can.
  const isKnown = ([style, elements]: [string, Element[]]) =>
    style.includes('gradient') ||
    elements.some((element) => decided.has(element)) ||
    !elements.some((element) => undecided.has(element));
  return {styles: [...samples].filter(isKnown).map(([style]) => style), violations: found};
}

/** Texts and links whose colors axe rejects. Skips the styles in `known` and adds new ones to it. */
export async function colorProblems(page: Page, known = new Set<string>()): Promise<string[]> {
  await addAxe(page);
  const found = await page.evaluate(lookAtNewStyles, [[...known], COLOR_RULES] as const);
  found.styles.forEach((style) => known.add(style));
  return readable(found.violations);
}

export type ColorMode = 'light' | 'dark';
export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark'];

/** Sets the color mode as the reader's choice would, without transitions. */
export async function showIn(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

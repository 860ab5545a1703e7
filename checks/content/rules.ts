/**
 * Rules of style that matter to readers: numbers and menu paths are right, and headings are clear on their own.
 * markdownlint checks link texts.
 */
import {nodesIn} from '../../lib/tree';
import {entities} from '../../model/entities';
import * as example from '../../model/example';
import {menuPaths} from '../../model/menus';
import {formatMoney} from '../../model/money/pricing';
import {findResource, parsePermission} from '../../model/permissions';
import {isJsx} from '../../plugins/mdx-tree';
import {lookUp} from '../../plugins/model-components/resolver';
import type {FactTableProps} from '../../src/components/FactTable';
import {shownFacts} from './mistakes';
import {passages} from './passages';
import {noRepeats, pageRule, mistakeAt, type Rule} from './rule';
import {lineOf, nodesOfType, textAttribute, shownText, type SourceNode, type SourcePage} from './source-page';
import {wordings} from './words';

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** The amounts of the worked example as pages write them. Its other numbers are hardly ever an amount by chance. */
const exampleAmounts: ReadonlySet<string> = new Set(
  numbersIn({...example}).map((cents) => formatMoney(Math.abs(cents))),
);

/** `$15` and `$15.00` are the same amount. */
function amountsInText(text: string): string[] {
  return [...text.matchAll(/\$(\d[\d,]*)(?:\.(\d{2}))?(?!\d)/g)].map(
    ([, dollars = '', cents = '00']) => `$${dollars.replace(/,$/, '')}.${cents}`,
  );
}

/** Whether a component shows how an amount is computed. */
const isWorking = (node: SourceNode): boolean =>
  isJsx(node) && (node.name === 'Price' || /^statement-/.test(textAttribute(node, 'of') ?? ''));

/** Amounts in a calculation on this page. */
function workedOut(page: SourcePage): Set<string> {
  const sums = [...nodesIn(page.tree)].filter(isWorking);
  return new Set(sums.flatMap((node) => amountsInText(JSON.stringify(shownFacts(node) ?? ''))));
}

const knownAmounts = pageRule('amounts of money are computed by the model', (page) => {
  const here = workedOut(page);
  return passages(page).flatMap(({line, text}) =>
    amountsInText(text)
      .filter((amount) => !exampleAmounts.has(amount) && !here.has(amount))
      .map((amount) => ({
        line,
        message: `${amount} is not an amount of the worked example (model/example) nor of a sum on this page. Take one that is, or work it out with <Price>.`,
      })),
  );
});

/** Places inside a screen, where a path says which part is meant. */
const SCREEN_PATHS: ReadonlySet<string> = new Set(['Expected today › Unmatched']);

function isPermission(path: string): boolean {
  const [category, resource = ''] = path.split(' › ');
  return parsePermission(path) !== undefined || findResource(resource)?.category === category;
}

/** A reader looks for it on the screen. `<Menu>` and `<Permission>` are facts, so their names are checked already. */
const knownPaths = pageRule('bold paths exist in the model', (page) =>
  nodesOfType(page, 'strong').flatMap((node) => {
    const path = shownText(node);
    if (!path.includes('›') || menuPaths.has(path) || SCREEN_PATHS.has(path) || isPermission(path)) return [];
    const message = `"${path}" is neither a menu path (model/menus.ts) nor a permission (model/permissions.ts). Correct it, or list the place in SCREEN_PATHS (checks/content/rules.ts).`;
    return [mistakeAt(node, message)];
  }),
);

const componentsOn = (page: SourcePage, name: string): SourceNode[] =>
  [...nodesIn(page.tree)].filter((node) => isJsx(node) && node.name === name);

/** `Weight ③: 1.0 lb` in a figure. */
const labelsIn = (drawing: unknown): string[] => {
  if (typeof drawing !== 'object' || drawing === null) return [];
  return Object.entries(drawing).flatMap(([key, part]) => [key.replace(/ [①-⑨]$/u, ''), ...labelsIn(part)]);
};

const rowsOf = (page: SourcePage, component: string): string[] =>
  componentsOn(page, component)
    .flatMap((node) => ((shownFacts(node) ?? {rows: []}) as unknown as FactTableProps).rows)
    .map(({cells: [first = '']}) => (typeof first === 'string' ? first : first.text));

/** Words in bold, labels in figures, the rows of other tables, and the status where statuses are shown. */
const namedOn = (page: SourcePage): Set<string> =>
  new Set([
    ...nodesOfType(page, 'strong').map(shownText),
    ...componentsOn(page, 'Figure').flatMap((node) => labelsIn(shownFacts(node)?.drawing)),
    ...rowsOf(page, 'Facts'),
    ...componentsOn(page, 'States').map(() => 'Status'),
  ]);

/** A table says that the steps and figures of its page explain the fields it leaves out. */
const completeTables = pageRule('a field that a table leaves out is on its page', (page) => {
  // An example of a table, without the rest of its page.
  if (page.route === '/markdown-page') return [];
  const named = namedOn(page);
  const shown = new Set(rowsOf(page, 'Fields'));
  return componentsOn(page, 'Fields').flatMap((node) => {
    const {name: entity, fields} = lookUp(entities, textAttribute(node, 'of') ?? '', 'entity');
    return fields
      .filter(({name}) => !shown.has(name) && !named.has(name))
      .map(({name}) => mistakeAt(node, `${entity}: the field "${name}" is nowhere on the page. Show it in the table.`));
  });
});

/** An item that isn't indented leaves the list it belongs to. */
const wholeSides = pageRule('each side of a panel begins in bold', (page) =>
  componentsOn(page, 'Panel').flatMap(({children = []}) =>
    children
      .flatMap((list) => list.children ?? [])
      .filter((side) => side.children?.[0]?.children?.[0]?.type !== 'strong')
      .map((side) =>
        mistakeAt(side, 'this side of the panel has no name in bold. If it belongs to the list above it, indent it.'),
      ),
  ),
);

/** Search results and the contents show a heading without its page, so it names its thing. */
const NAMELESS =
  /^(?:overview|introduction|summary|general|about|other|notes?|details|more information|limits|questions|examples?|tips|fields|statuses|permissions|variables|problems|troubleshooting|how it works)$/i;

const clearHeadings = pageRule('headings can be read alone', (page) =>
  page.headings
    .filter(({depth, name}) => depth > 1 && NAMELESS.test(name))
    .map(({name, id, line}) => ({
      line,
      message: `the heading "${name}" isn't clear on its own. Name the thing, as in "Invoice fields", and keep its id: {#${id}}.`,
    })),
);

/** For the same reason, no two are the same. */
const uniqueHeadings = noRepeats(
  'no two headings of the site are the same',
  (page) => page.headings.map(({name, line}) => ({line, text: name})),
  (text, place) => `the heading "${text}" is also at ${place}. Name the thing it is about, such as "Invoice fields".`,
);

/** Shorter ones, such as "To undo it, …", may repeat. */
const FEWEST_WORDS = 12;

/** Two copies soon contradict each other. */
const repeatedParagraphs = noRepeats(
  'no paragraph is on two pages',
  (page) =>
    nodesOfType(page, 'paragraph')
      .map((node) => ({line: lineOf(node), text: shownText(node)}))
      .filter(({text}) => (text.match(/[\p{L}\p{N}$%]+/gu)?.length ?? 0) >= FEWEST_WORDS),
  (_, place) => `this paragraph is also at ${place}. Say it once and link, or say what differs here.`,
);

export const rules: readonly Rule[] = [
  ...[knownAmounts, knownPaths, completeTables, wholeSides, clearHeadings, uniqueHeadings, repeatedParagraphs],
  ...wordings.map(({name, find}) =>
    pageRule(name, (page) =>
      passages(page).flatMap(({line, ownWords}) => find(ownWords).map((message) => ({line, message}))),
    ),
  ),
];

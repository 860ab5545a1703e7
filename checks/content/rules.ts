/** Rules of style that matter to readers: numbers and menu paths are right, and headings and links are clear on their own. */
import {readFileSync} from 'node:fs';
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
import {lineOf, nodesOfType, sections, textAttribute, shownText, type SourceNode, type SourcePage} from './source-page';
import {wordings} from './words';

// Pages may mention only the amounts of money that the model computes.

/** Keys of the worked example that hold money; its other numbers are counts, hours, and case numbers. */
const MONEY_KEYS = new Set(
  `amount applied balance bridgeAfterOutsourcing closingBalance cost costToCustomer credited discount gross invoiced
  openingBalance paid price rate shipping subtotal tax taxable total`.split(/\s+/),
);

function amountsIn(value: unknown, isMoney: boolean): number[] {
  if (typeof value === 'number') return isMoney ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    amountsIn(inner, MONEY_KEYS.has(key) || key in example.pricelist.prices),
  );
}

/** Every amount in the worked example, formatted as on the pages. */
const exampleAmounts: ReadonlySet<string> = new Set(
  amountsIn({...example}, false).map((cents) => formatMoney(Math.abs(cents))),
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

/** `      Weight ③: 1.0 lb` in the file of a figure. */
const FIGURE_LABEL = /^ {6,}([A-Z][\w '’-]*?)(?: [①-⑨])?:(?= )/gmu;

const labelsIn = (figure: string): string[] =>
  [...readFileSync(`content/figures/${figure}.yaml`, 'utf8').matchAll(FIGURE_LABEL)].map(([, label = '']) => label);

const rowsOf = (page: SourcePage, component: string): string[] =>
  componentsOn(page, component)
    .flatMap((node) => ((shownFacts(node) ?? {rows: []}) as unknown as FactTableProps).rows)
    .map(({cells: [first = '']}) => (typeof first === 'string' ? first : first.text));

/** Words in bold, labels in figures, the rows of other tables, and the status where statuses are shown. */
const namedOn = (page: SourcePage): Set<string> =>
  new Set([
    ...nodesOfType(page, 'strong').map(shownText),
    ...componentsOn(page, 'Figure').flatMap((node) => labelsIn(textAttribute(node, 'name') ?? '')),
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

/** Readers who follow a link to the heading would find nothing. */
const textUnderHeadings = pageRule('text follows every heading', (page) =>
  sections(page)
    .flatMap(({heading, nodes}) => (heading && nodes.length === 0 ? [heading] : []))
    .map(({name, line}) => ({
      line,
      message: `nothing follows the heading "${name}" before the next one. Say in a sentence what its part is for.`,
    })),
);

/** Screen readers list the links of a page without the text around them. */
const VAGUE =
  /^(?:|(?:click )?here|above|below|details|https?:.*|(?:this |that |the )?page|this|(?:this )?link|(?:(?:read|learn|see) )?more)$/i;

const vagueLinks = pageRule('link texts say where they lead', (page) =>
  nodesOfType(page, 'link').flatMap((node) => {
    const text = shownText(node).trim();
    const message = `the link text "${text}" does not say where it leads. Name the page or the thing.`;
    return VAGUE.test(text) ? [mistakeAt(node, message)] : [];
  }),
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
  ...[
    knownAmounts,
    knownPaths,
    completeTables,
    clearHeadings,
    uniqueHeadings,
    textUnderHeadings,
    vagueLinks,
    repeatedParagraphs,
  ],
  ...wordings.map(({name, find}) =>
    pageRule(name, (page) =>
      passages(page).flatMap(({line, ownWords}) => find(ownWords).map((message) => ({line, message}))),
    ),
  ),
];

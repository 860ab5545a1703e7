import * as example from '../../../model/example';
import {menuPaths} from '../../../model/menus';
import {formatMoney} from '../../../model/money/pricing';
import {findResource, parsePermission} from '../../../model/permissions';
import {isJsx, nodesIn} from '../../../plugins/mdx-tree';
import {factsOf} from '../../../plugins/model-components';
import {passages} from '../passages';
import {pageRule, problemAt} from '../rule';
import {nodesOfType, textAttribute, textOf, type SourceNode, type SourcePage} from '../source-page';

/** The build would fail on them too, but only one at a time. */
export const knownFacts = pageRule('components name facts and figures that exist', (page) =>
  [...nodesIn(page.tree)].filter(isJsx).flatMap((node) => {
    try {
      factsOf(node);
      return [];
    } catch (error) {
      return [problemAt(node, `<${node.name}>: ${(error as Error).message}`)];
    }
  }),
);

/** The facts a component shows, or nothing if it names them wrongly, which `knownFacts` reports. */
export function shownFacts(node: SourceNode): ReturnType<typeof factsOf> {
  try {
    return factsOf(node);
  } catch {
    return undefined;
  }
}

// Amounts of money that pages may mention are those that the model computes.

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

export const knownAmounts = pageRule('amounts of money are computed by the model', (page) => {
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

/** Bold paths with ›; the build checks `<Menu>` and `<Permission>`. */
export const knownPaths = pageRule('bold paths exist in the model', (page) =>
  nodesOfType(page, 'strong').flatMap((node) => {
    const path = textOf(node);
    if (!path.includes('›') || menuPaths.has(path) || SCREEN_PATHS.has(path) || isPermission(path)) return [];
    const message = `"${path}" is neither a menu path (model/menus.ts) nor a permission (model/permissions.ts). Correct it, or list the place in SCREEN_PATHS (checks/content/rules/facts.ts).`;
    return [problemAt(node, message)];
  }),
);

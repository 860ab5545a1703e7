/** Which amounts of money pages may mention: those that the model computes. */
import * as example from '../../model/example';
import {formatMoney} from '../../model/money/pricing';

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
export const exampleAmounts: ReadonlySet<string> = new Set(
  amountsIn({...example}, false).map((cents) => formatMoney(Math.abs(cents))),
);

/** `$15` and `$15.00` are the same amount. */
export function amountsInText(text: string): string[] {
  return [...text.matchAll(/\$(\d[\d,]*)(?:\.(\d{2}))?(?!\d)/g)].map(
    ([, dollars = '', cents = '00']) => `$${dollars.replace(/,$/, '')}.${cents}`,
  );
}

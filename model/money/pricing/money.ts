/** Money is whole cents. */
export type Cents = number;

/** `$1,244.20`; a negative amount reads `−$12.00`. */
export function formatMoney(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${dollars}.${digits.slice(-2)}`;
}

/** A percent such as `7.5` as whole ten-thousandths; more than four decimals are refused. */
function percentUnits(percent: number): number {
  const units = Math.round(percent * 10_000);
  if (Math.abs(units / 10_000 - percent) > 1e-9) throw new Error(`${String(percent)}% has more than four decimals`);
  if (units < 0 || units > 1_000_000) throw new Error(`${String(percent)}% is not between 0% and 100%`);
  return units;
}

/** A percent of an amount, to the cent, half a cent up. */
export function percentOf(cents: Cents, percent: number): Cents {
  const product = cents * percentUnits(percent);
  return Math.floor((product + 500_000) / 1_000_000);
}

/** `7.5%`. */
export function formatPercent(percent: number): string {
  return `${String(percent)}%`;
}

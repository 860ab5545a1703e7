/** The hours that Why Pilot says a lab would get back, recomputed from the counts in its figure. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readDrawing} from '@site/plugins/figures';
import {doors} from '../Home/content';

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const [, ...rows] = readDrawing('content/figures/gain-hours.yaml').picture[0]!.table!.trim().split('\n').map(cellsOf);

/** `400 × 7 × 10 s` → 7.8 */
function hoursOf(count: string): number {
  const product = count.split(' × ').reduce((all, factor) => all * parseFloat(factor), 1);
  return product / (count.endsWith(' s') ? 3600 : 60);
}

const hours = (...names: string[]) =>
  names.reduce((sum, name) => {
    const [, count = '', shown = ''] = rows.find(([row]) => row === name)!;
    return sum + hoursOf(count) * (shown.startsWith('−') ? -1 : 1);
  }, 0);

const COSTS = ['Two taps a step', 'Paper Rxs'];
const LEFT = [
  hours('Scanner orders', 'Calls', 'Late work', 'Invoices', ...COSTS),
  hours('Scanner orders', 'Calls', 'Late work'),
  hours('Calls', 'Late work'),
  hours('Late work'),
];

test('every row of the figure is its count, and the last one their sum', () => {
  for (const [, count = '', shown = ''] of rows.slice(0, -1)) {
    expect(shown.replace('−', '')).toBe(String(Math.round(hoursOf(count))));
  }
  expect(rows.at(-1)).toEqual(['= From paper', '', String(Math.round(LEFT[0]!))]);
});

test('the page says what is left for each lab, and what new taps take off', () => {
  const page = readFileSync('content/pilot/welcome/why-pilot.mdx', 'utf8');
  const [, labs = '', table = ''] = /\| Where you are now \|(.+)\n.+\n((?:\|.+\n)+)/.exec(page)!;
  const [small = 0, large = 0] = [...labs.matchAll(/(\d+) cases/g)].map(([, cases]) => Number(cases));
  const both = (sum: number) => [(sum * small) / large, sum].map((each) => Math.round(each));
  expect(
    table
      .trim()
      .split('\n')
      .map((row) => row.match(/\d+(?= hours)/g)),
  ).toEqual([LEFT[0]!, LEFT[0]! - 2 * hours('Scanner orders'), ...LEFT.slice(1)].map((sum) => both(sum).map(String)));
  const [, peak = ''] = /<Peak>(.+?)<\/Peak>/s.exec(page)!;
  expect(peak.match(/(?<=\*\*)\d+(?= hours)/g)).toEqual(both(LEFT[0]!).map(String));
  expect(peak.match(/\d+(?= cases)/g)).toEqual([small, large].map(String));
  const slow = LEFT[0]! + 2 * hours('Two taps a step');
  expect(page).toContain(`${both(LEFT[0]!).join(' and ')} become ${both(slow).join(' and ')}.`);
  expect(doors[0]?.about).toContain(
    `${both(LEFT[0]! - 2 * hours('Scanner orders'))[0]} to ${both(LEFT[0]!)[0]} hours a month`,
  );
  // What is typed instead of scanned takes the time that a scan saved.
  expect(slow - 2 * hours('Scanner orders')).toBeLessThan(0);
  const [fewer, taps] = both(-hours('Two taps a step'));
  expect(page).toContain(`subtract ${fewer} hours (9 people) or ${taps} (14 people)`);
  expect(page).toContain(`**If your row says ${both(LEFT[3]!).join(' or ')},**`);
});

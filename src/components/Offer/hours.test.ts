/** The hours that Why Pilot says a lab would get back, recomputed from the counts in its last table of them. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {doors} from '../Home/content';

const page = readFileSync('content/pilot/welcome/why-pilot.mdx', 'utf8');
const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const [, counts = ''] = /\| Time on \|.+\n.+\n((?:\|.+\n)+)/.exec(page)!;
const rows = counts.trim().split('\n').map(cellsOf);

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

test('every row of the table is its count, and the last one their sum', () => {
  for (const [, count = '', shown = ''] of rows.slice(0, -1)) {
    expect(shown.replace('−', '')).toBe(String(Math.round(hoursOf(count))));
  }
  expect(rows.at(-1)?.slice(0, 3)).toEqual(['From paper', '', String(Math.round(LEFT[0]!))]);
});

test('the page says what is left for each lab, and what new taps take off', () => {
  const [, labs = '', table = ''] = /\| Where you are now \|(.+)\n.+\n((?:\|.+\n)+)/.exec(page)!;
  const [small = 0, large = 0] = [...labs.matchAll(/(\d+) cases/g)].map(([, cases]) => Number(cases));
  const inSmall = (sum: number) => ((sum * small) / large).toFixed(1).replace('-', '−');
  expect(rows.map(([name = '', , , shown]) => [name, shown])).toEqual(
    rows.map(([name = '']) => [name, inSmall(name === 'From paper' ? LEFT[0]! : hours(name))]),
  );
  const both = (sum: number) => [(sum * small) / large, sum].map((each) => Math.round(each));
  expect(
    table
      .trim()
      .split('\n')
      .map((row) => row.match(/\d+(?= hours)/g)),
  ).toEqual([LEFT[0]!, LEFT[0]! - 2 * hours('Scanner orders'), ...LEFT.slice(1)].map((sum) => both(sum).map(String)));
  const [, numbers = ''] = /<Panel numbers>(.+?)<\/Panel>/s.exec(page)!;
  const typed = both(LEFT[0]! - 2 * hours('Scanner orders'));
  const scanned = both(LEFT[0]!);
  expect(numbers).toContain(
    `**${typed[0]}–${scanned[0]} hours** a month with 9 people and ${small} cases: ${typed[0]} if`,
  );
  expect(numbers).toContain(`**${typed[1]}–${scanned[1]} hours** a month with 14 people and ${large} cases`);
  const slow = LEFT[0]! + 2 * hours('Two taps a step');
  expect(page).toContain(`${both(LEFT[0]!).join(' and ')} become ${both(slow).join(' and ')}, or nothing`);
  expect(page).toContain(`${small} invoices at 3 minutes each take ${both(hours('Invoices'))[0]} hours`);
  expect(readFileSync('src/components/Comparison/Overview.tsx', 'utf8')).toContain(
    `${typed[0]} to ${scanned[0]} hours a month`,
  );
  const [, least] = both(LEFT[3]!);
  expect(readFileSync('content/pilot/compare/3shape-lms.mdx', 'utf8')).toContain(`| Pilot gives back | ${least} |`);
  expect(readFileSync('content/pilot/compare/dlcpm.mdx', 'utf8')).toContain(
    `is ${least} hours a month for ${large} cases`,
  );
  expect(doors[0]?.about).toContain(`${typed[0]} to ${scanned[0]} hours a month`);
  // What is typed instead of scanned takes the time that a scan saved.
  expect(slow - 2 * hours('Scanner orders')).toBeLessThan(0);
  const [fewer, taps] = both(-hours('Two taps a step'));
  expect(page).toContain(`subtract ${fewer} hours (9 people) or ${taps} (14 people)`);
});

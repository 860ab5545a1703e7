import {describe, expect, it} from 'vitest';
import {
  addDays,
  addWorkingDays,
  agingBucket,
  cycleEnd,
  daysBetween,
  formatDate,
  formatDay,
  paymentDueDate,
  schedule,
  shipDate,
  workingDaysBetween,
} from './index';

const weekdays = {includeSaturday: false, includeSunday: false};
const early = '2025-01-01';

describe('dates', () => {
  it('count over months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(daysBetween('2025-03-08', '2025-03-10')).toBe(2);
    expect(addWorkingDays('2025-03-07', 1)).toBe('2025-03-10');
    expect(addWorkingDays('2025-03-08', 0)).toBe('2025-03-10');
    expect(workingDaysBetween('2025-03-14', '2025-03-17')).toBe(1);
  });

  it('read as in the United States', () => {
    expect(formatDate('2025-03-02')).toBe('Mar 2, 2025');
    expect(formatDay('2025-03-10')).toBe('Mon Mar 10');
  });

  it('refuse what is not a day', () => {
    expect(() => formatDate('2025-02-30')).toThrow('no day');
    expect(() => addDays('Mar 3', 1)).toThrow('not a date');
  });
});

describe('ship date', () => {
  it.each([
    ['Wednesday, 2 days', '2025-03-12', 2, weekdays, '2025-03-10'],
    ['Monday, 1 day, no weekend', '2025-03-17', 1, weekdays, '2025-03-14'],
    ['Monday, 1 day, Saturday counts', '2025-03-17', 1, {includeSaturday: true, includeSunday: false}, '2025-03-15'],
    ['Monday, 1 day, both count', '2025-03-17', 1, {includeSaturday: true, includeSunday: true}, '2025-03-16'],
    ['due on a Sunday that does not count', '2025-03-16', 1, weekdays, '2025-03-13'],
    ['same day', '2025-03-12', 0, weekdays, '2025-03-12'],
  ] as const)('%s', (_name, due, transitDays, include, expected) => {
    expect(shipDate(due, {transitDays, ...include}, early)).toBe(expected);
  });

  it('is never in the past', () => {
    expect(shipDate('2025-03-12', {transitDays: 2, ...weekdays}, '2025-03-11')).toBe('2025-03-11');
  });

  it('refuses half a day', () => {
    expect(() => shipDate('2025-03-12', {transitDays: 0.5, ...weekdays}, early)).toThrow('whole number');
  });
});

describe('billing', () => {
  it('the cycle ends with the month', () => {
    expect(['2025-03-10', '2025-02-01', '2024-02-29', '2025-12-31'].map(cycleEnd)).toEqual([
      '2025-03-31',
      '2025-02-28',
      '2024-02-29',
      '2025-12-31',
    ]);
  });

  it('net terms count from the cycle end', () => {
    expect(paymentDueDate('2025-03-10', 'Upon Receipt')).toBe('2025-03-10');
    expect(paymentDueDate('2025-03-10', 'Net 10')).toBe('2025-04-10');
    expect(paymentDueDate('2025-03-10', 'Net 15')).toBe('2025-04-15');
    expect(paymentDueDate('2025-03-10', 'Net 30')).toBe('2025-04-30');
  });

  it.each([
    [0, 'Current'],
    [1, '1–30'],
    [30, '1–30'],
    [31, '31–60'],
    [60, '31–60'],
    [61, '61–90'],
    [90, '61–90'],
    [91, 'Over 90'],
  ] as const)('%i days late is %s', (late, bucket) => {
    expect(agingBucket('2025-01-31', addDays('2025-01-31', late))).toBe(bucket);
  });
});

describe('schedule', () => {
  const step = {name: 'Step', workstation: 'Bench', estimatedDays: 0, hours: 5, multiplyByQuantity: false};

  it('carries work that does not fit into the next working day', () => {
    const [first, second, third] = schedule([step, step, step], '2025-03-07', 1);
    expect([first?.plannedStart, second?.plannedStart, second?.plannedEnd, third?.plannedStart]).toEqual([
      '2025-03-07',
      '2025-03-07',
      '2025-03-10',
      '2025-03-10',
    ]);
  });

  it('waits for estimated days and outsourced work, and multiplies by quantity', () => {
    const [first, second] = schedule(
      [
        {...step, hours: 1, multiplyByQuantity: true, outForDays: 4},
        {...step, estimatedDays: 1},
      ],
      '2025-03-10',
      3,
    );
    expect(first).toMatchObject({plannedHours: 3, plannedStart: '2025-03-10', plannedEnd: '2025-03-14'});
    expect(second?.plannedStart).toBe('2025-03-17');
  });
});

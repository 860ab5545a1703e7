import {describe, expect, it} from 'vitest';
import {dropdownLists} from '../system/dropdowns';
import * as example from './index';

const {
  case10482,
  case10497,
  case10511,
  formatDay,
  formatMoney,
  marchStatement,
  outsourcedFramework,
  schedule10482,
  schedule10497,
} = example;
const cases = [
  example.case10390,
  example.case10415,
  example.case10419,
  example.case10433,
  example.case10441,
  example.case10466,
  case10482,
  case10497,
  case10511,
];
const listed = (id: string) => dropdownLists.find((list) => list.id === id)?.shipped ?? [];

describe('case 10482', () => {
  it('has the money of the facts', () => {
    const [line] = case10482.lines;
    expect([line?.gross, line?.discount, line?.total].map((cents) => formatMoney(cents ?? -1))).toEqual([
      '$240.00',
      '$24.00',
      '$216.00',
    ]);
    const {tax, shipping, total} = case10482.totals;
    expect([tax, shipping, total].map(formatMoney)).toEqual(['$16.20', '$12.00', '$244.20']);
    expect(formatMoney(example.monthlyMissAYear)).toBe('$2,592.00');
  });

  it('has the dates of the facts', () => {
    expect([case10482.received, case10482.shipDate, case10482.due].map(formatDay)).toEqual([
      'Mon Mar 3',
      'Mon Mar 10',
      'Wed Mar 12',
    ]);
    expect(case10482.invoice).toMatchObject({
      number: 10482,
      date: '2025-03-10',
      cycleEnd: '2025-03-31',
      dueDate: '2025-04-30',
    });
  });

  it('follows its template and is done by the ship date', () => {
    expect(schedule10482.map((step) => step.name).join(' → ')).toBe(
      'Scan check → Design → Mill → Sinter → Stain & glaze → Quality check → Pack',
    );
    expect(schedule10482.at(0)?.plannedStart).toBe(case10482.received);
    expect(schedule10482.at(-1)?.plannedEnd).toBe(case10482.shipDate);
  });
});

describe('case 10497', () => {
  it('uses the custom price for the bridge and the pricelist for the alloy', () => {
    expect(case10497.lines.map((line) => line.rateFrom)).toEqual(['custom price', 'pricelist']);
    expect(formatMoney(case10497.totals.total)).toBe('$537.14');
    expect(schedule10497.at(-1)?.plannedEnd).toBe(case10497.shipDate);
  });

  it('has its framework back one working day late', () => {
    expect(outsourcedFramework).toMatchObject({
      sentOn: '2025-03-10',
      expectedBack: '2025-03-14',
      workingDaysLate: 1,
      problemFoundOn: '2025-03-15',
    });
  });
});

describe('all cases', () => {
  it.each(cases)('$caseNumber uses values of the dropdown lists', (one) => {
    expect(listed('case-types')).toContain(one.caseType);
    for (const line of one.lines) {
      if (line.shade) expect(listed('shades')).toContain(line.shade);
      if (line.stumpShade) expect(listed('stump-shades')).toContain(line.stumpShade);
      if (line.remakeReason) expect(listed('remake-reasons')).toContain(line.remakeReason);
    }
  });

  it('are numbered as they came in and share no pan at one time', () => {
    const days = cases.map((one) => one.received);
    expect(days).toEqual([...days].sort());
    for (const one of cases) {
      for (const other of cases) {
        if (one.caseNumber < other.caseNumber && one.pan === other.pan)
          expect(one.shipDate < other.received, `pan ${String(one.pan)}`).toBe(true);
      }
    }
  });

  it('a remake costs nothing and names its reason', () => {
    expect(case10511.totals.total).toBe(0);
    expect(case10511.lines.every((line) => line.remakeReason)).toBe(true);
  });
});

it('tax rounded line by line differs from tax rounded once', () => {
  const {roundedOnce, roundedTwice} = example.taxRounding;
  expect([roundedTwice.tax, roundedOnce.tax].map(formatMoney)).toEqual(['$14.26', '$14.25']);
});

it('return labels expire 90 days after they were made', () => {
  expect(example.returnLabels.map(({expiresOn}) => expiresOn)).toEqual(['2025-06-10', '2025-06-10', '2025-06-08']);
});

describe('the records of the customer', () => {
  it('has a license number that is not a case number', () => {
    for (const {caseNumber} of cases) expect(example.doctorRecord.licenseNumber).not.toContain(String(caseNumber));
  });

  it('asks for nothing that the work skips or does anyway', () => {
    const steps = schedule10482.map(({name}) => name.toLowerCase()).join(' ');
    const [, refused] = /\bno (\w+)/i.exec(example.doctorRecord.preferences) ?? [];
    expect(refused === undefined || !steps.includes(refused)).toBe(true);
  });

  it('is in another town than the lab, since a two-day carrier brings the box', () => {
    expect(example.addresses.brightSmiles.city).not.toBe(example.addresses.lab.city);
  });
});

describe('statement of March', () => {
  it('adds up', () => {
    expect(
      [
        marchStatement.openingBalance,
        marchStatement.invoiced,
        marchStatement.paid,
        marchStatement.credited,
        marchStatement.closingBalance,
      ].map(formatMoney),
    ).toEqual(['$255.13', '$781.34', '$200.00', '$12.00', '$824.47']);
  });

  it('ages exactly what is owed', () => {
    const aged = marchStatement.aging.reduce((sum, {amount}) => sum + amount, 0);
    expect(aged).toBe(marchStatement.closingBalance);
    expect(marchStatement.aging.map(({amount}) => formatMoney(amount))).toEqual([
      '$769.34',
      '$55.13',
      '$0.00',
      '$0.00',
      '$0.00',
    ]);
  });

  it('applies no more than was paid or owed', () => {
    for (const entry of [...marchStatement.payments, ...marchStatement.credits]) {
      expect(entry.appliedTo.reduce((sum, part) => sum + part.amount, 0)).toBe(entry.amount);
    }
    for (const invoice of marchStatement.balances) expect(invoice.balance).toBeGreaterThanOrEqual(0);
    expect(listed('credit-reasons')).toContain(marchStatement.credits[0].description);
  });

  it('pays the oldest invoice first', () => {
    const open = [
      {number: 2, date: '2025-02-02', balance: 100},
      {number: 1, date: '2025-01-01', balance: 50},
    ];
    expect(example.applyOldestFirst(80, open)).toEqual([
      {invoice: 1, amount: 50},
      {invoice: 2, amount: 30},
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {decideRate, formatMoney, invoiceTotals, lineTotals, percentOf, type RateQuestion} from '.';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [24420, '$244.20'],
    [123456789, '$1,234,567.89'],
    [-1200, '−$12.00'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it('rounds half a cent up', () => {
    expect(percentOf(9500, 7.5)).toBe(713);
    expect(percentOf(9499, 7.5)).toBe(712);
    expect(percentOf(100, 8.4999)).toBe(8);
    expect(percentOf(100, 8.5)).toBe(9);
  });

  it('refuses a fifth decimal and a percent out of range', () => {
    expect(() => percentOf(100, 7.12345)).toThrow('four decimals');
    expect(() => percentOf(100, 101)).toThrow('0% and 100%');
  });
});

describe('line', () => {
  it('takes a percent or an amount off', () => {
    expect(lineTotals({quantity: 2, rate: 12000, discount: {kind: 'percent', percent: 10}, taxable: true})).toEqual({
      gross: 24000,
      discount: 2400,
      total: 21600,
    });
    expect(lineTotals({quantity: 3, rate: 15500, discount: {kind: 'amount', amount: 1500}, taxable: true})).toEqual({
      gross: 46500,
      discount: 1500,
      total: 45000,
    });
    expect(lineTotals({quantity: 1, rate: 500, taxable: true}).discount).toBe(0);
  });

  it('refuses a discount above quantity × rate', () => {
    expect(() => lineTotals({quantity: 1, rate: 500, discount: {kind: 'amount', amount: 501}, taxable: true})).toThrow(
      'quantity × rate',
    );
  });
});

describe('invoice', () => {
  it('taxes the sum of taxable lines once and never shipping', () => {
    const cent = {quantity: 1, rate: 7, taxable: true};
    expect(invoiceTotals([cent, cent, {...cent, taxable: false}], 7.5, 1200)).toEqual({
      subtotal: 21,
      taxable: 14,
      tax: 1,
      shipping: 1200,
      total: 1222,
    });
  });
});

describe('rate', () => {
  const question: RateQuestion = {
    product: {name: 'Crown', allowCustomPrice: true, retired: false},
    doctor: 'Dr. A',
    on: '2025-03-03',
    customPrices: [{doctor: 'Dr. A', product: 'Crown', price: 9000, from: '2025-03-01', to: '2025-03-31'}],
    pricelist: {name: 'Standard', prices: {Crown: 12000}},
  };

  it('custom price wins over the pricelist within its dates, first and last day included', () => {
    for (const on of ['2025-03-01', '2025-03-31'])
      expect(decideRate({...question, on})).toMatchObject({source: 'custom price', rate: 9000});
    for (const on of ['2025-02-28', '2025-04-01'])
      expect(decideRate({...question, on})).toMatchObject({source: 'pricelist', rate: 12000});
  });

  it('ignores custom prices of another doctor or where the product does not allow them', () => {
    expect(decideRate({...question, doctor: 'Dr. B'})).toMatchObject({source: 'pricelist'});
    expect(decideRate({...question, product: {...question.product, allowCustomPrice: false}})).toMatchObject({
      source: 'pricelist',
    });
  });

  it('says why a product cannot be chosen', () => {
    expect(decideRate({...question, doctor: 'Dr. B', pricelist: {name: 'Standard', prices: {}}})).toEqual({
      source: 'not selectable',
      because: 'Crown has no price on the pricelist Standard and Dr. B has no custom price for it.',
    });
    expect(decideRate({...question, product: {...question.product, retired: true}})).toMatchObject({
      because: 'Crown is retired.',
    });
  });

  it('a price of $0.00 is a price', () => {
    expect(
      decideRate({...question, customPrices: [], pricelist: {name: 'Standard', prices: {Crown: 0}}}),
    ).toMatchObject({source: 'pricelist', rate: 0});
  });
});

import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearest-pages';

const pages = [
  '/docs/cases/overview',
  '/docs/customers/return-labels',
  '/docs/customers/pickup-requests',
  '/docs/financials/invoices',
  '/docs/system/automations/overview',
  '/guides/invoicing-and-shipping',
];

describe('nearestPages', () => {
  it.each([
    ['/docs/customers/return-label', '/docs/customers/return-labels'],
    ['/docs/retrun-labels', '/docs/customers/return-labels'],
    ['/Docs/Customers/Return_Labels.html', '/docs/customers/return-labels'],
    ['/invoice', '/docs/financials/invoices'],
    ['/docs/automation/overview/', '/docs/system/automations/overview'],
    ['/docs/cases/', '/docs/cases/overview'],
  ])('%s → %s', (typed, meant) => {
    expect(nearestPages(typed, pages, 1)).toEqual([meant]);
  });

  it('gives no more pages than asked for, each once', () => {
    const found = nearestPages('/docs/customers', pages, 2);
    expect(found).toHaveLength(2);
    expect(new Set(found)).toEqual(new Set(['/docs/customers/return-labels', '/docs/customers/pickup-requests']));
  });

  it.each(['/', '/xyzzy', '/wp-login.php'])('finds nothing near %s', (typed) => {
    expect(nearestPages(typed, pages, 5)).toEqual([]);
  });
});

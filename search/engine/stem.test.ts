import {describe, expect, it} from 'vitest';
import {rootOf, stem} from './stem';

it.each([
  ['invoice invoices invoiced invoicing'],
  ['ship ships shipped shipping'],
  ['cancel cancels canceled cancelled cancelling'],
  ['label labels labeled labelling'],
  ['category categories'],
  ['box boxes'],
  ['address addresses'],
  ['price prices priced pricing'],
  ['pay pays paid paying'],
  ['send sends sent sending'],
  ['freeze froze frozen'],
  ['tooth teeth'],
])('joins the inflections of %s', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each([
  ['case', 'cash'],
  ['status', 'state'],
  ['bed', 'be'],
  ['string', 'str'],
  ['need', 'ne'],
  ['item2s', 'item2'],
])('keeps %s and %s apart', (one, other) => expect(stem(one)).not.toBe(stem(other)));

describe('a root', () => {
  it.each([
    ['ship', 'shipments'],
    ['pay', 'payment'],
    ['deliver', 'delivery'],
    ['integrate', 'integrations'],
    ['calculate', 'calculation'],
    ['prefer', 'preferences'],
    ['exempt', 'exemption'],
    ['manage', 'management'],
  ])('is the same for %s and %s', (word, derived) => expect(rootOf(derived)).toBe(rootOf(word)));

  it.each([
    ['state', 'station'],
    ['custom', 'customer'],
    ['mom', 'moment'],
    ['a12', 'a1'],
  ])('is not the same for %s and %s', (word, other) => expect(rootOf(other)).not.toBe(rootOf(word)));
});

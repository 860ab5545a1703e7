import {expect, it} from 'vitest';
import {stem} from './stem';

it.each([
  ['invoice invoices invoiced invoicing'],
  ['ship ships shipped shipping'],
  ['cancel cancels canceled cancelled cancelling'],
  ['label labels labeled labelling'],
  ['category categories'],
  ['box boxes'],
  ['address addresses'],
  ['price prices priced pricing'],
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

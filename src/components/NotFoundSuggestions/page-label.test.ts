import {expect, it} from 'vitest';
import {pageLabel} from './page-label';

const properNames = new Map([['ups', 'UPS']]);

it.each([
  ['/docs/customers/return-labels', 'Return labels'],
  ['/docs/system/integrations/shipping/ups', 'UPS'],
  ['/docs/cases/overview', 'Cases overview'],
  ['/docs/system/automations/item_product', 'Item product'],
  ['/docs/system/pdf-templates', 'PDF templates'],
])('%s → %s', (path, label) => {
  expect(pageLabel(path, properNames)).toBe(label);
});

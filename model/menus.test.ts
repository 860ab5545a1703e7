import {expect, it} from 'vitest';
import {menuPaths} from './menus';

it('menu paths go three levels deep, and a moved page has no old path', () => {
  expect(menuPaths).toContain('Cases › IOS Portal');
  expect(menuPaths).toContain('Admin › Operational Flow › Production Template Steps');
  expect(menuPaths).not.toContain('Admin › Tax Areas');
});

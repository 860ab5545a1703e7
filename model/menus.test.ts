import {describe, expect, it} from 'vitest';
import {menuPaths, menus} from './menus';

describe('the menu', () => {
  it('has the seven entries in their order', () => {
    expect(menus.map(({name}) => name)).toEqual([
      'Dashboard',
      'Cases',
      'Customers',
      'Financials',
      "Technicians' View",
      'Reports',
      'Admin',
    ]);
  });

  it('knows its deep paths and no others', () => {
    expect(menuPaths).toContain('Dashboard › Action Items');
    expect(menuPaths).toContain('Cases › IOS Portal');
    expect(menuPaths).toContain('Admin › Operational Flow › Production Template Steps');
    expect(menuPaths).toContain('Admin › Settings › Financial Lock');
    expect(menuPaths).not.toContain('Admin › Tax Areas');
    expect(menuPaths.size).toBe(42);
  });
});

import {describe, expect, it} from 'vitest';
import {importEntities, importOperations, importOrder, keyColumn} from '.';

describe('bulk imports', () => {
  it('are the fourteen entities', () => {
    expect(importEntities.map(({name}) => name).sort()).toEqual([
      'Billing Accounts',
      'Case Custom Fields',
      'Case Steps',
      'Client Flat Import',
      'Doctor Custom Fields',
      'Doctor Custom Prices',
      'Doctor-Offices',
      'Doctors',
      'Line Items',
      'Offices',
      'Product Custom Fields',
      'Product Price Lists',
      'Products',
      'Users',
    ]);
  });

  it.each(importEntities.map((entity) => [entity.name, entity] as const))(
    '%s has one key and distinct, described columns',
    (_, entity) => {
      const names = entity.columns.map(({name}) => name);
      expect(names.filter((name) => name === keyColumn)).toHaveLength(1);
      expect(names[0]).toBe(keyColumn);
      expect(new Set(names).size).toBe(names.length);
      expect(entity.columns.some(({required}) => required)).toBe(true);
      for (const column of entity.columns) {
        expect(column.meaning, column.name).toMatch(/\.$/);
        expect(column.accepts, column.name).not.toBe('');
        expect(column.example, column.name).not.toBe('');
      }
    },
  );

  it('the flat import holds every column of doctors, offices and billing accounts', () => {
    const columnsOf = (id: string) =>
      importEntities.find((entity) => entity.id === id)?.columns.map(({name}) => name) ?? [];
    const parts = [...columnsOf('doctors'), ...columnsOf('offices'), ...columnsOf('billing-accounts')];
    expect(parts.length).toBeGreaterThan(20);
    expect(columnsOf('client-flat-import')).toEqual(expect.arrayContaining(parts));
  });

  it('the order names entities, and every operation row is complete', () => {
    for (const {entity} of importOrder) expect(importEntities.map(({id}) => id)).toContain(entity);
    for (const {cells} of importOperations.rows) expect(cells).toHaveLength(importOperations.columns.length);
  });
});

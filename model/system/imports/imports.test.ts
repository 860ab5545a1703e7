import {describe, expect, it} from 'vitest';
import {entities} from '../../entities';
import {importEntities, importMatching, importOperations, importOrder, importRowErrors, keyColumn} from '.';

describe('bulk imports', () => {
  it('are the fourteen entities', () => {
    expect(importEntities.map(({name}) => name).sort()).toEqual([
      'Billing Accounts',
      'Case Custom Fields',
      'Case Steps',
      'Customer Flat Import',
      'Doctor Custom Fields',
      'Doctor Custom Prices',
      'Doctor-Office Pairs',
      'Doctors',
      'Line Items',
      'Offices',
      'Pricelists',
      'Product Custom Fields',
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
      expect(entity.columns.some(({fill}) => fill !== '')).toBe(true);
      for (const {name, fill} of entity.columns) expect(fill, name).toMatch(/^$|\.$/);
    },
  );

  it('the flat import holds every column of doctors, offices and billing accounts', () => {
    const columnsOf = (id: string) =>
      importEntities.find((entity) => entity.id === id)?.columns.map(({name}) => name) ?? [];
    const parts = [...columnsOf('doctors'), ...columnsOf('offices'), ...columnsOf('billing-accounts')];
    expect(parts.length).toBeGreaterThan(20);
    expect(columnsOf('client-flat-import')).toEqual(expect.arrayContaining(parts));
  });

  it.each([
    ['doctors', 'doctor', ['Status', 'Doctor-office pairs', 'Custom prices', 'Custom fields', 'Doctor ID']],
    ['offices', 'office', ['Shipping address', 'Address validation', 'Office ID']],
    [
      'billing-accounts',
      'billingAccount',
      [
        'Billing cycle',
        'Billing address',
        'Payment method on file',
        'Autopay',
        'Autopay day',
        'Outstanding balance',
        'Available credit',
      ],
    ],
  ])('%s carries every field that a file can hold', (id, record, elsewhere) => {
    const columns = importEntities.find((entity) => entity.id === id)!.columns.map(({name}) => name.toLowerCase());
    const fields = entities[record]!.fields.map(({name}) => name).filter((name) => !elsewhere.includes(name));
    const isCarried = (field: string) => {
      const words = field
        .toLowerCase()
        .replace('shipping route', 'route')
        .replace('a return label when shipping', 'return label');
      return columns.some((name) => name === words || name.endsWith(` ${words}`));
    };
    expect(fields.filter((field) => !isCarried(field))).toEqual([]);
  });

  it.each([
    ['offices', 'office', ['Street', 'City', 'State', 'ZIP']],
    ['products', 'product', ['Restoration Type']],
  ])('%s need what the form needs', (id, record, needed) => {
    const columns = importEntities.find((entity) => entity.id === id)!.columns;
    expect(columns.filter(({name, required}) => required && needed.includes(name)).map(({name}) => name)).toEqual(
      needed,
    );
    const inForm = id === 'offices' ? 'Shipping address' : 'Restoration type';
    expect(entities[record]!.fields.find(({name}) => name === inForm)?.accepts).toContain('required');
  });

  it('custom prices carry every field that a person enters', () => {
    const columns = importEntities.find(({id}) => id === 'doctor-custom-prices')!.columns.map(({name}) => name);
    expect(columns).toEqual(expect.arrayContaining(['Price', 'From Date', 'To Date', 'Note']));
  });

  it('the order names entities, and every operation row is complete', () => {
    for (const {entity} of importOrder) expect(importEntities.map(({id}) => id)).toContain(entity);
    for (const {cells} of importOperations.rows) expect(cells).toHaveLength(importOperations.columns.length);
  });

  it('say the same about a reference in the columns, in the matching and in the row errors', () => {
    const flat = importEntities.find(({id}) => id === 'client-flat-import')!;
    for (const {name, fill} of flat.columns.filter((column) => column.name.endsWith('Reference'))) {
      expect(fill, `${name} comes up in several rows of a flat import`).not.toContain('unique');
    }
    const cellsOf = (id: string) => importMatching.rows.find((row) => row.id === id)?.cells ?? [];
    expect(cellsOf('one-record-a-row')[1]).toContain('Row error');
    expect(cellsOf('flat')[1]).toContain('creates the record once');
    const messages = importRowErrors.rows.map(({cells: [message]}) => message);
    expect(messages).toContain("Rows with this reference don't agree.");
    expect(messages).toContain('This pair already exists.');
    expect(new Set(messages).size).toBe(messages.length);
    for (const {cells} of importMatching.rows) expect(cells).toHaveLength(importMatching.columns.length);
  });
});

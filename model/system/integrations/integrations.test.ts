import {describe, expect, it} from 'vitest';
import {iosRuleFields, scannerTypes} from '../automations';
import * as integrations from '.';
import type {FactTable} from '../../types';

const tables = Object.values(integrations).filter((value): value is FactTable => 'rows' in value);

describe('integration tables', () => {
  it('are all found', () => {
    expect(tables).toHaveLength(8);
  });

  it.each(tables.map((table) => [table.id, table] as const))('%s is complete', (_, table) => {
    expect(table.caption).not.toBe('');
    const ids = table.rows.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {id, cells} of table.rows) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(cells, id).toHaveLength(table.columns.length);
      for (const cell of cells) expect(cell, id).not.toBe('');
    }
  });

  it('agree with the rule fields about who sends addresses, phones and emails', () => {
    const senders = (row: string) => {
      const cells = integrations.scannerData.rows.find(({id}) => id === row)?.cells ?? [];
      return scannerTypes.filter((_, index) => cells[index + 1] === 'Yes');
    };
    expect(senders('address')).toEqual(iosRuleFields.find(({id}) => id === 'address_city')?.sentBy);
    expect(senders('phone-email')).toEqual(iosRuleFields.find(({id}) => id === 'contact_phone')?.sentBy);
    expect(integrations.scannerData.columns.slice(1)).toEqual([...scannerTypes]);
  });

  it('give every synced object a direction', () => {
    for (const {cells} of integrations.quickbooksSync.rows) {
      expect(['Both ways', 'To QuickBooks', 'To Pilot', 'Not synced']).toContain(cells[2]);
    }
  });
});

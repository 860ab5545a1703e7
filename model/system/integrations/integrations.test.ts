import {describe, expect, it} from 'vitest';
import {identity} from '../../../config/identity';
import {iosRuleFields, scannerTypes} from '../automations';
import * as integrations from '.';
import {capabilities} from '../../compare';
import {entities} from '../../entities';
import {carriers} from '../../shipping/carriers';
import {shippingRoute} from '../../shipping/shipping';
import {stateMachines} from '../../states';
import type {FactTable} from '../../types';

const tables = Object.values(integrations).filter((value): value is FactTable => 'rows' in value);

describe('integration tables', () => {
  it('are all found', () => {
    expect(tables).toHaveLength(7);
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

  it('void a label in Pilot only on the day you ship, as the shipment does', () => {
    const undo = stateMachines.shipment?.transitions.find(({action}) => action === 'Undo shipping');
    expect(undo?.by).toContain('on the day you ship, before pickup');
    const voidOf = (id: string) => integrations.labelOutcomes.rows.find((row) => row.id === id)?.cells[1];
    expect(voidOf('made')).toMatch(/^Yes/);
    expect(voidOf('made-earlier')).toMatch(/^Not in Pilot/);
  });

  it('keep customers one way, older invoices apart, and refunds against receivables', () => {
    const cellsOf = (id: string) => integrations.quickbooksSync.rows.find((row) => row.id === id)?.cells ?? [];
    expect(cellsOf('billing-account')[2]).toBe('To QuickBooks');
    expect(cellsOf('older-invoice')[2]).toBe('Not synced');
    expect(cellsOf('refund')[1]).toContain('accounts receivable');
  });

  it('send each tax area to its account, or to the one for all tax', () => {
    const {columns, rows} = integrations.quickbooksAccountMapping;
    const byArea = rows.find(({id}) => id === 'tax-by-area')?.cells ?? [];
    expect(byArea[columns.indexOf('If you don’t map it')]).toBe('Pilot uses Tax');
  });
});

describe('carriers', () => {
  it('are those of the identity, in its order', () => {
    expect(carriers.map(({name, slug}) => ({name, slug}))).toEqual(identity.integrations.carriers);
  });

  it.each(carriers)('$name has a connection, a column, and a place in every list', ({name, slug}) => {
    expect(entities[`${slug}Connection`]?.fields).not.toHaveLength(0);
    expect(integrations.carrierCapabilities.columns).toContain(name);
    expect(shippingRoute.fields.find(({name: label}) => label === 'Carrier')?.accepts).toContain(`**${name}**`);
    expect(capabilities.find(({id}) => id === 'carriers')?.pilot.text).toContain(name);
  });
});

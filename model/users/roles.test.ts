import {describe, expect, it} from 'vitest';
import {findResource, parsePermission, permissionTree} from '../permissions';
import {roleHolds, roleMay, starterRoles} from './roles';
import type {PermissionCategory, Role} from '../types';

const role = (name: string): Role => {
  const found = starterRoles.find((one) => one.name === name);
  if (!found) throw new Error(`No role ${name}`);
  return found;
};

const grants = starterRoles.flatMap((one) =>
  one.grants === 'all' ? [] : Object.entries(one.grants).map(([path, types]) => [one.name, path, types] as const),
);

describe('starter roles', () => {
  it('are the seven', () => {
    expect(starterRoles.map(({name}) => name)).toEqual([
      'Administrator',
      'Front desk',
      'Department lead',
      'Technician',
      'Shipping',
      'Billing',
      'Read only',
    ]);
  });

  it.each(grants)('%s holds a real permission on %s', (_, path, types) => {
    expect(types.length).toBeGreaterThan(0);
    expect(parsePermission(`${path}: ${types.join(', ')}`)).toBeDefined();
    expect(types).toContain('View');
  });

  it('hide money from the bench and from shipping', () => {
    for (const name of ['Technician', 'Shipping', 'Department lead']) {
      expect(roleHolds(role(name), 'Financials', 'Prices on Cases'), name).toEqual([]);
    }
    expect(roleHolds(role('Billing'), 'Financials', 'Prices on Cases')).toEqual(['View']);
  });

  it('let leads reassign steps and technicians only do them', () => {
    expect(roleMay(role('Department lead'), 'Production Steps', 'Update')).toBe(true);
    expect(roleHolds(role('Technician'), 'Cases', 'Production Steps')).toEqual(['View']);
    expect(roleMay(role('Technician'), "Technicians' View", 'Update')).toBe(true);
  });

  it('let nobody delete a case', () => {
    for (const one of starterRoles) expect(roleMay(one, 'Cases', 'Delete'), one.name).toBe(false);
  });

  it('let Read only change nothing', () => {
    for (const category of permissionTree as readonly PermissionCategory[]) {
      for (const {name} of category.resources) {
        expect(roleHolds(role('Read only'), category.name, name), name).toEqual(['View']);
      }
    }
  });
});

describe('roleHolds and roleMay', () => {
  it('spell out Manage', () => {
    expect(roleHolds(role('Shipping'), 'Operational Flow', 'Shipments')).toEqual([
      'View',
      'Create',
      'Update',
      'Delete',
    ]);
    expect(roleMay(role('Shipping'), 'Shipments', 'Manage')).toBe(true);
    expect(roleMay(role('Department lead'), 'Cases', 'Manage')).toBe(false);
  });

  it('give the administrator all that is offered', () => {
    expect(roleHolds(role('Administrator'), 'Cases', 'Activity')).toEqual(findResource('Activity')?.resource.types);
    expect(roleMay(role('Administrator'), 'Activity', 'Manage')).toBe(false);
  });

  it('hold nothing on what does not exist', () => {
    expect(roleHolds(role('Administrator'), 'Customers', 'Cases')).toEqual([]);
    expect(roleMay(role('Administrator'), 'Nothing', 'View')).toBe(false);
  });
});

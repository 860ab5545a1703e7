import {describe, expect, it} from 'vitest';
import {findResource, parsePermission, permissionExists, permissionTree} from './permissions';
import type {PermissionCategory} from './types';

const categories: readonly PermissionCategory[] = permissionTree;
const resources = categories.flatMap((category) => category.resources);

describe('the permission tree', () => {
  it('names each resource once, so that a name finds it', () => {
    const names = resources.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s can be seen, and has no type twice',
    (_, resource) => {
      expect(resource.types).toContain('View');
      expect(new Set(resource.types).size).toBe(resource.types.length);
    },
  );

  it('offers Manage only where something can be created and updated', () => {
    for (const {name, types} of resources) {
      if (types.includes('Manage')) expect(types, name).toEqual(expect.arrayContaining(['Create', 'Update']));
    }
  });
});

describe('permissionExists', () => {
  it('accepts a list or a text of types', () => {
    expect(permissionExists('Return Labels', 'Create, View')).toBe(true);
    expect(permissionExists('Return Labels', ['Create', 'View'])).toBe(true);
  });

  it('refuses an unknown resource, an unknown type and a type not offered', () => {
    expect(permissionExists('Return Label', 'View')).toBe(false);
    expect(permissionExists('Return Labels', 'Edit')).toBe(false);
    expect(permissionExists('Production Reports', 'Delete')).toBe(false);
  });
});

describe('parsePermission', () => {
  it('reads category, resource and types', () => {
    expect(parsePermission('Customers › Doctors: Update')).toEqual({
      category: 'Customers',
      resource: 'Doctors',
      types: ['Update'],
    });
  });

  it('refuses a resource under the wrong category', () => {
    expect(findResource('Doctors')?.category).toBe('Customers');
    expect(parsePermission('Financials › Doctors: Update')).toBeUndefined();
    expect(parsePermission('Set by Pilot')).toBeUndefined();
  });
});

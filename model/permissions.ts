import type {PermissionCategory, PermissionType, Resource} from './types';
import {casePermissions} from './cases/permissions';
import {clientPermissions} from './customers/permissions';
import {financePermissions} from './money/permissions';
import {operationPermissions} from './production/permissions';
import {integrationPermissions, systemPermissions} from './system/permissions';
import {reportPermissions, userPermissions} from './users/permissions';

/** The permission tree: category › resource › types that the resource offers. */
export const permissionTree = [
  casePermissions,
  clientPermissions,
  financePermissions,
  integrationPermissions,
  operationPermissions,
  reportPermissions,
  systemPermissions,
  userPermissions,
] as const satisfies readonly PermissionCategory[];

export type CategoryName = (typeof permissionTree)[number]['name'];
export type ResourceName = (typeof permissionTree)[number]['resources'][number]['name'];

type Found = {category: string; resource: Resource};

const byName: ReadonlyMap<string, Found> = new Map(
  (permissionTree as readonly PermissionCategory[]).flatMap((category) =>
    category.resources.map((resource) => [resource.name, {category: category.name, resource}] as const),
  ),
);

/** Finds a resource by its name, which is unique in the whole tree. */
export function findResource(name: string): Found | undefined {
  return byName.get(name);
}

/** True when the resource exists and offers every type named (`'Create, View'` or a list). */
export function permissionExists(resource: string, types: string | readonly string[] = []): boolean {
  const found = byName.get(resource);
  if (!found) return false;
  const wanted = typeof types === 'string' ? types.split(',').map((type) => type.trim()) : types;
  return wanted.every((type) => (found.resource.types as readonly string[]).includes(type));
}

/** Reads `Category › Resource: Type, Type`; undefined when the tree does not hold it. */
export function parsePermission(
  text: string,
): {category: string; resource: string; types: readonly PermissionType[]} | undefined {
  const match = /^(.+?) › (.+?): (.+)$/.exec(text.trim());
  if (!match) return undefined;
  const [, category = '', resource = '', list = ''] = match;
  const types = list.split(',').map((type) => type.trim());
  if (byName.get(resource)?.category !== category || !permissionExists(resource, types)) return undefined;
  return {category, resource, types: types as PermissionType[]};
}

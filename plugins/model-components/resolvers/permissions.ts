import {countOf} from '../../../lib/counts';
import {findResource, parsePermission, permissionTree} from '../../../model/permissions';
import {roleHolds, roleMay, starterRoles} from '../../../model/users/roles';
import type {PermissionType} from '../../../model/types';
import type {PermissionProps, WhoCanProps} from '../../../src/components/Permission';
import type {RoleMatrixProps} from '../../../src/components/RoleMatrix';
import {list, resolver, text, unknown} from '../resolver';

const allResources = permissionTree.flatMap(({name: category, resources}) =>
  resources.map((resource) => ({category, resource})),
);

const rolesWith = (resource: string, types: readonly string[]): string[] =>
  starterRoles
    .filter((role) => types.every((type) => roleMay(role, resource, type as PermissionType)))
    .map(({name}) => name);

/** `<Permission resource="Return Labels" types="Create, View" />` */
export const permission = resolver({resource: text, types: list.optional()}, ({resource: name, types = []}) => {
  const found = findResource(name);
  const known = allResources.map(({resource}) => resource.name);
  if (!found) throw unknown('resource', name, known);
  const offered: readonly string[] = found.resource.types;
  if (types.length === 0) throw new Error(`types="…" is missing. ${name} has: ${offered.join(', ')}`);
  const stray = types.find((type) => !offered.includes(type));
  if (stray) throw unknown(`type of ${name}`, stray, offered);
  return {permission: `${found.category} › ${name}`, types, roles: rolesWith(name, types)} satisfies PermissionProps;
});

/**
 * `<WhoCan do="Financials › Payments: Delete" />`; a task that needs several permissions names all, with ` + ` between.
 */
export const whoCan = resolver({do: text}, ({do: task}) => {
  const permissions = task.split(' + ');
  const roles = permissions.map((one) => {
    const found = parsePermission(one);
    if (found) return rolesWith(found.resource, found.types);
    const known = allResources.map(
      ({category, resource: {name, types}}) => `${category} › ${name}: ${types.join(', ')}`,
    );
    throw unknown('permission', one, known);
  });
  return {
    permission: permissions.join('; '),
    roles: roles.reduce((some, others) => some.filter((role) => others.includes(role))),
  } satisfies WhoCanProps;
});

/** `<RoleMatrix />` */
export const roleMatrix = resolver({}, () => {
  return {
    caption: 'Filled squares are what a role can do',
    count: countOf(allResources, 'permission'),
    roles: starterRoles.map(({name}) => name),
    categories: permissionTree.map(({id, name, resources}) => ({
      name,
      resources: resources.map((resource) => ({
        id: `permission-${id}-${resource.id}`,
        name: resource.name,
        held: starterRoles.map((role) =>
          roleHolds(role, name, resource.name)
            .map((type) => type[0])
            .join(''),
        ),
      })),
    })),
  } satisfies RoleMatrixProps;
});

import {findResource, permissionTree} from '../../../model/permissions';
import {roleMay, starterRoles} from '../../../model/users/roles';
import type {PermissionType} from '../../../model/types';
import type {PermissionProps} from '../../../src/components/Permission';
import {unknown} from '../lookup';
import {list, resolver, text} from '../resolver';

/** `<Permission resource="Return Labels" types="Create, View" />` */
export const permission = resolver({resource: text, types: list.optional()}, ({resource: name, types = []}) => {
  const found = findResource(name);
  if (!found) {
    throw unknown(
      'resource',
      name,
      permissionTree.flatMap(({resources}) => resources.map((resource) => resource.name)),
    );
  }
  const offered: readonly string[] = found.resource.types;
  if (types.length === 0) throw new Error(`types="…" is missing. ${name} has: ${offered.join(', ')}`);
  const stray = types.find((type) => !offered.includes(type));
  if (stray) throw unknown(`type of ${name}`, stray, offered);
  const holders = starterRoles.filter((role) => types.every((type) => roleMay(role, name, type as PermissionType)));
  return {
    permission: `${found.category} › ${name}`,
    types,
    roles: holders.map((role) => role.name),
  } satisfies PermissionProps;
});

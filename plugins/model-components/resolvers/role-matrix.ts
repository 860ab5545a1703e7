import {permissionTree} from '../../../model/permissions';
import {roleHolds, starterRoles} from '../../../model/users/roles';
import type {RoleMatrixProps} from '../../../src/components/RoleMatrix';
import {countOf, resolver} from '../resolver';

/** `<RoleMatrix />` */
export const roleMatrix = resolver({}, () => {
  return {
    caption: 'What the starter roles can do',
    count: countOf(
      permissionTree.flatMap(({resources}) => resources.map(({id}) => id)),
      'permission',
      'permissions',
    ),
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

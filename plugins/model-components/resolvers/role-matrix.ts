import {permissionTree} from '../../../model/permissions';
import {roleHolds, starterRoles} from '../../../model/users/roles';
import type {PermissionCategory} from '../../../model/types';
import type {RoleMatrixProps} from '../../../src/components/RoleMatrix';
import {lookUp} from '../lookup';
import {resolver, text} from '../resolver';

const categories: Readonly<Record<string, PermissionCategory>> = Object.fromEntries(
  permissionTree.map((category) => [category.name, category]),
);

/** `<RoleMatrix />`, `<RoleMatrix category="Cases" />` */
export const roleMatrix = resolver({category: text.optional()}, ({category: only}) => {
  const shown = only ? [lookUp(categories, only, 'permission category')] : Object.values(categories);
  return {
    caption: only ? `What the starter roles can do: ${only}` : 'What the starter roles can do',
    roles: starterRoles.map(({name}) => name),
    categories: shown.map(({id, name, resources}) => ({
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

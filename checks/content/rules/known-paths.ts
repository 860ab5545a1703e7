/**
 * Bold paths with › must name a menu, a permission, or a listed place on a screen; the build checks `<Menu>` and
 * `<Permission>`.
 */
import {menuPaths} from '../../../model/menus';
import {findResource, parsePermission} from '../../../model/permissions';
import {pageRule} from '../rule';
import {lineOf, nodesOfType, textOf} from '../tree';

/** Places inside a screen, where a path says which part is meant. */
const SCREEN_PATHS: ReadonlySet<string> = new Set(['Expected today › Unmatched']);

function isPermission(path: string): boolean {
  const [category, resource = ''] = path.split(' › ');
  return parsePermission(path) !== undefined || findResource(resource)?.category === category;
}

export const knownPaths = pageRule('bold paths exist in the model', (page) =>
  nodesOfType(page, 'strong')
    .map((node) => ({line: lineOf(node), path: textOf(node)}))
    .filter(({path}) => path.includes('›') && !menuPaths.has(path) && !SCREEN_PATHS.has(path) && !isPermission(path))
    .map(({line, path}) => ({
      line,
      message: `"${path}" is neither a menu path (model/menus.ts) nor a permission (model/permissions.ts). Correct it, or list the place in checks/content/rules/known-paths.ts.`,
    })),
);

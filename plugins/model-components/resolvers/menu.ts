import {menuPaths} from '../../../model/menus';
import {unknown} from '../lookup';
import {resolver, text} from '../resolver';

/** `<Menu path="Customers › Return Labels" />` */
export const menu = resolver({path: text}, ({path}) => {
  if (!menuPaths.has(path)) throw unknown('menu path', path, menuPaths);
  return {path};
});

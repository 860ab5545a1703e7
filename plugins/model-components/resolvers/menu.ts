import {menuPaths} from '../../../model/menus';
import {unknown} from '../lookup';
import {text, type Resolver} from '../resolver';

/** `<Menu path="Clients › Return Labels" />` */
export const menu: Resolver = {
  attributes: ['path'],
  resolve(attributes) {
    const path = text(attributes, 'path');
    if (!menuPaths.has(path)) throw unknown('menu path', path, menuPaths);
    return {path};
  },
};

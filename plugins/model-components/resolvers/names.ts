/** Resolvers that only look up a name: menu paths, limits, and figures. */
import {limits} from '../../../model/limits';
import {menuPaths} from '../../../model/menus';
import type {Limit} from '../../../model/types';
import {findDrawings, readDrawing} from '../../figures';
import {kebab, lookUp, resolver, text, unknown} from '../resolver';

/** `<Menu path="Customers › Return Labels" />` */
export const menu = resolver({path: text}, ({path}) => {
  if (!menuPaths.has(path)) throw unknown('menu path', path, menuPaths);
  return {path};
});

/** Pages write limit ids in kebab case, like every other id: `bulk-tools-cases`. */
export const limitsById: Readonly<Record<string, Limit>> = Object.fromEntries(
  Object.entries(limits).map(([id, limit]) => [kebab(id), limit]),
);

/** `10,000 rows`, with a non-breaking space. */
const inWords = ({value, unit}: Limit) => `${value.toLocaleString('en-US')}\u00a0${unit}`;

/** `<Limit of="bulk-tools-cases" />` */
export const limit = resolver({of: text}, ({of}) => ({text: inWords(lookUp(limitsById, of, 'limit'))}));

/** `<Figure name="case-page" caption="…" />` */
export const figure = resolver({name: text, caption: text}, ({name, caption}) => {
  return {name, caption, drawing: readDrawing(lookUp(findDrawings(), name, 'figure'))};
});

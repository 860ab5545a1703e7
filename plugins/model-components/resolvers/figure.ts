import {findDrawings, readDrawing} from '../../figures';
import {lookUp} from '../lookup';
import {resolver, text} from '../resolver';

/** `<Figure name="case-page" caption="…" />` */
export const figure = resolver({name: text, caption: text.optional()}, ({name, caption}) => {
  return {name, caption, drawing: readDrawing(lookUp(findDrawings(), name, 'figure'))};
});

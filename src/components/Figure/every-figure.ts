/** Every figure, rendered once for the tests. */
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {findDrawings} from '@site/plugins/figures';
import {readDrawing} from '@site/plugins/figures/drawing';
import Figure from '.';
import Picture from './Picture';

export const CAPTION = 'What it shows.';

export const figures = [...findDrawings()].map(([name, file]) => {
  const drawing = readDrawing(file);
  return {
    name,
    drawing,
    picture: renderToStaticMarkup(createElement(Picture, drawing)),
    html: renderToStaticMarkup(createElement(Figure, {name, caption: CAPTION, drawing})),
  };
});

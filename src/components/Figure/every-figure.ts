/** Every figure, rendered once for the tests. */
import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {findDrawings, readDrawing} from '@site/plugins/figures';
import Figure from '.';
import Picture from './Picture';

export const CAPTION = 'What it shows.';

export const figures = [...findDrawings()].map(([name, file]) => {
  const drawing = readDrawing(readFileSync(file, 'utf8'));
  return {
    name,
    drawing,
    picture: renderToStaticMarkup(createElement(Picture, drawing)),
    html: renderToStaticMarkup(createElement(Figure, {name, caption: CAPTION, drawing})),
  };
});

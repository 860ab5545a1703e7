/** Every figure, rendered once for the tests. */
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {findDrawings} from '@site/plugins/figures';
import Figure from '.';
import type {Drawing} from './types';

export const CAPTION = 'What it shows.';

export const figures = await Promise.all(
  [...findDrawings()].map(async ([name, module]) => {
    const {default: drawing} = (await import(module.replace('@site', process.cwd()))) as {default: Drawing};
    return {
      name,
      drawing,
      picture: renderToStaticMarkup(drawing.picture),
      html: renderToStaticMarkup(createElement(Figure, {name, caption: CAPTION, drawing})),
    };
  }),
);

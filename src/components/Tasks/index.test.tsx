import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, it} from 'vitest';
import Tasks from '.';

it('lists six tasks and the others on request, but no single one', () => {
  const shown = (count: number) => {
    const tasks = Array.from({length: count}, (_, index) => ({id: `task-${index}`, name: `Task ${index}`}));
    const html = parse(renderToStaticMarkup(<Tasks tasks={tasks} />));
    return [html.querySelectorAll('nav > ul a').length, html.querySelector('summary')?.textContent];
  };
  expect(shown(6)).toEqual([6, undefined]);
  expect(shown(7)).toEqual([7, undefined]);
  expect(shown(14)).toEqual([6, '8 more']);
});

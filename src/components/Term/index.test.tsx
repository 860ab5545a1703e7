import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import {Term, TermDefinitions} from '.';

const page = {route: '/docs/cases/overview', title: 'Cases'};
const html = parse(
  renderToStaticMarkup(
    <>
      <p>
        Two <Term id="pan">pans</Term>.
      </p>
      <TermDefinitions terms={[{id: 'pan', term: 'Pan', definition: 'The tray of one case.', page}]} />
    </>,
  ),
);

test('a term is a word of its sentence, and a link to its definition', () => {
  expect(html.querySelector('p')?.text).toBe('Two pans.');
  expect(html.querySelector('p button')).toBeNull();
  const definition = html.querySelector(html.querySelector('p a')!.getAttribute('href')!);
  expect(definition?.getAttribute('popover')).toBe('auto');
  expect(definition?.text).toBe('Pan The tray of one case. More: Cases');
});

test('the search does not read the definitions', () => {
  expect(html.querySelector('[popover]')?.closest('[data-search=skip]')).not.toBeNull();
});

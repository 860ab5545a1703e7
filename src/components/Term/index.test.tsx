import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import Term from '.';

const html = parse(
  renderToStaticMarkup(
    <Term id="pan" term="Pan" definition="The tray of one case." page={{route: '/docs/cases/overview', title: 'Cases'}}>
      pans
    </Term>,
  ),
);

test('a button opens the definition without script', () => {
  const button = html.querySelector('button');
  expect(button?.getAttribute('type')).toBe('button');
  expect(button?.text).toBe('pans');
  const popover = html.querySelector(
    `#${button?.getAttribute('popoverTarget') ?? button?.getAttribute('popovertarget')}`,
  );
  expect(popover?.getAttribute('popover')).toBe('auto');
  expect(popover?.text).toBe('Pan The tray of one case. More: Cases');
});

test('the search does not read the definition', () => {
  expect(html.querySelector('[popover]')?.getAttribute('data-search')).toBe('skip');
});

import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import {Next, Related} from '.';

test.each([
  ['Related', Related],
  ['Next', Next],
])('%s is a landmark with a name and no heading', (label, Links) => {
  const html = parse(
    renderToStaticMarkup(
      <Links>
        <ul>
          <li>Offices</li>
        </ul>
      </Links>,
    ),
  );
  const nav = html.querySelector('nav');
  const name = html.getElementById(nav?.getAttribute('aria-labelledby') ?? '');
  expect(name?.text).toBe(label);
  expect(html.querySelector('h1, h2, h3, h4')).toBeNull();
  expect(nav?.querySelector('li')?.text).toBe('Offices');
});

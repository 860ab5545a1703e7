import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, it} from 'vitest';
import Downloads from './Downloads';

it('offers each file with its size, and nothing where there is none', () => {
  const files = [{title: 'Guides', path: '/manual/guides.pdf', pages: 26, bytes: 526_354}];
  const link = parse(renderToStaticMarkup(<Downloads files={files} />)).querySelector('a')!;
  expect(link.getAttribute('href')).toBe('/manual/guides.pdf');
  expect(link.textContent).toBe('Guides (PDF, 26 pages, 0.5 MB)');
  expect(renderToStaticMarkup(<Downloads files={[]} />)).toBe('');
});

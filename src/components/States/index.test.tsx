import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import {states} from '@site/plugins/model-components/resolvers/states';
import States, {type StatesProps} from '.';

const render = (of: string) => parse(renderToStaticMarkup(<States {...(states({of}) as unknown as StatesProps)} />));

const ofCase = render('case');
const ofReturnLabel = render('returnLabel');

test('the picture has a name and says in words what it shows', () => {
  const svg = ofReturnLabel.querySelector('svg[role=img]');
  const [title, description] = (svg?.getAttribute('aria-labelledby') ?? '').split(' ');
  expect(svg?.querySelector('title')?.id).toBe(title);
  expect(svg?.querySelector('desc')?.id).toBe(description);
  expect(svg?.querySelector('desc')?.text).toContain('The first status is Created. Created to Sent:');
});

test('every status is a box, and the first and last look different', () => {
  const names = ofCase.querySelectorAll('svg g > text').map(({text}) => text);
  expect(names.sort()).toEqual(['Canceled', 'Entry', 'Live', 'On Hold', 'Shipped']);
  const classes = ofCase.querySelectorAll('svg g[class]').map((group) => group.getAttribute('class'));
  expect(new Set(classes).size).toBe(3);
});

test('the table below holds every change under the status it starts from', () => {
  expect(ofCase.querySelectorAll('details tbody td:last-child > span')).toHaveLength(
    ofCase.querySelectorAll('svg text tspan:first-child').length,
  );
  expect(ofCase.querySelector('#status-case-entry td:last-child')?.text).toContain('Go Live → Live');
});

test('carries no inline style, which the content security policy forbids', () => {
  expect(ofCase.querySelector('[style]')).toBeNull();
});

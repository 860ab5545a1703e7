import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {Identity} from '@site/config/identity';
import {OfferList} from '.';

const render = (offer: Identity['offer']) => renderToStaticMarkup(<OfferList offer={offer} />);
const labels = (html: string) => [...html.matchAll(/<strong>([^<]+)\.<\/strong>/g)].map(([, label]) => label);

test('promises every subject until the owner states it, in the order in which a buyer asks', () => {
  const html = render({});
  expect(labels(html)).toEqual([
    'Price',
    'Contract',
    'Trial',
    'Your data',
    'Training and support',
    'Hosting and agreements',
  ]);
  expect(html).toContain('What your lab pays');
});

test('shows what the owner states instead', () => {
  const html = render({demo: 'It takes 40 minutes.', price: 'From $1 per user.'});
  expect(labels(html)[0]).toBe('The demo');
  expect(html).toContain('<strong>Price.</strong> From $1 per user.');
  expect(html).not.toContain('What your lab pays');
});

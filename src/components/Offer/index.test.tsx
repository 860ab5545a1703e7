import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {Identity} from '@site/config/identity';
import {OfferList} from '.';

const render = (offer: Identity['offer']) => renderToStaticMarkup(<OfferList offer={offer} />);

test('shows what the owner states, in the order in which a buyer asks', () => {
  expect(render({support: 'By phone, Monday to Friday.', trial: 'Free for 30 days.'})).toBe(
    '<ul><li><strong>A trial.</strong> Free for 30 days.</li>' +
      '<li><strong>Support.</strong> By phone, Monday to Friday.</li></ul>',
  );
});

test('shows nothing while nothing is stated', () => {
  expect(render({})).toBe('');
});

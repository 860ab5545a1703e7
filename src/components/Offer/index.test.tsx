import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {identity, type Identity} from '@site/config/identity';
import {offerFacts} from './facts';
import List from './List';

const render = (offer: Identity['offer']) => renderToStaticMarkup(<List facts={offerFacts({...identity, offer})} />);

test('shows what the owner states, in the order in which a buyer asks', () => {
  expect(render({support: 'By phone, Monday to Friday.', trial: 'Free for 30 days.'})).toBe(
    '<ul><li><strong>A trial.</strong> Free for 30 days.</li>' +
      '<li><strong>Support.</strong> By phone, Monday to Friday.</li></ul>',
  );
});

test('shows nothing while nothing is stated', () => {
  expect(render({})).toBe('');
});

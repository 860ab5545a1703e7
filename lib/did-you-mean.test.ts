import {expect, it} from 'vitest';
import {didYouMean} from './did-you-mean';

it('suggests the name that is nearly the same, whatever its case', () => {
  expect(didYouMean('return visit', ['Cases', 'Return Labels', 'Return Visits'])).toBe(
    ' Did you mean "Return Visits"?',
  );
});

it('suggests nothing when no name is near', () => {
  expect(didYouMean('widget', ['Cases', 'Return Labels'])).toBe('');
  expect(didYouMean('widget', [])).toBe('');
});

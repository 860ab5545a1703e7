import {expect, test} from 'vitest';
import {filler} from './filler';

test('finds filler as whole words, whatever their case', () => {
  expect(filler.find('Simply select Save; it is just a powerful tool.')).toEqual([
    '"Simply" is filler. Leave it out or say what is meant.',
    '"just" is filler. Leave it out or say what is meant.',
    '"powerful" is filler. Leave it out or say what is meant.',
  ]);
});

test('leaves words alone that hold one', () => {
  expect(filler.find('Adjust the contact and justify the remake. Every case has one.')).toEqual([]);
});

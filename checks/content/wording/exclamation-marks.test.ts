import {expect, test} from 'vitest';
import {exclamationMarks} from './exclamation-marks';

test('finds an exclamation mark with its word', () => {
  expect(exclamationMarks.find('The case is shipped! Now rest.')).toEqual([
    '"shipped!" shouts. End the sentence with a full stop.',
  ]);
});

test('lets full stops and questions pass', () => {
  expect(exclamationMarks.find('Is it shipped? It is.')).toEqual([]);
});

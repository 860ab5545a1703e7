import {expect, it} from 'vitest';
import {textPlaces} from './text-files.ts';

it('shelves sections in order, and starts a new file when one is full', () => {
  expect(textPlaces([150, 60, 10, 500, 1])).toEqual([
    {file: 0, place: 0},
    {file: 0, place: 1},
    {file: 1, place: 0},
    {file: 1, place: 1},
    {file: 3, place: 0},
  ]);
});

it('has places for sections without text, and for none at all', () => {
  expect(textPlaces([0, 0])).toEqual([
    {file: 0, place: 0},
    {file: 0, place: 1},
  ]);
  expect(textPlaces([])).toEqual([]);
});

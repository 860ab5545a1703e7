import {expect, test} from 'vitest';
import {productName} from './product-name';

test.each(['pilot', 'PILOT', 'Pilot LMS', 'Pilot System'])('finds %s', (name) => {
  expect(productName.find(`In ${name} you enter a case.`)).toEqual([
    `"${name}": the product is called "Pilot", with nothing added.`,
  ]);
});

test('lets the name and addresses pass', () => {
  expect(
    productName.find('Pilot finds Pilot’s pages at docs.pilot.example and /pilot/changelog, such as why-pilot.'),
  ).toEqual([]);
});

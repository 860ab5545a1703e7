import {expect, test} from 'vitest';
import {vocabulary} from './vocabulary';

test.each([
  ['price list', 'pricelist'],
  ['iOS', 'IOS (intraoral scanner)'],
  ['login page', 'where you sign in'],
  ['customer portal', 'Client Portal'],
  ['case search', 'Case Search'],
  ["technician's view", 'Technicians’ View'],
  ['drop-down', 'dropdown'],
  ['redo', 'remake'],
  ['Fedex', 'FedEx, UPS, iTero, 3Shape'],
])('offers another word for %s', (word, instead) => {
  const [message] = vocabulary.find(`Look at the ${word} first.`);
  expect(message).toContain(`"${word}" is not the product's word. Write ${instead};`);
});

test('lets the words of the model pass', () => {
  expect(
    vocabulary.find(
      "Choose the pricelist in Case Search or Technicians' View; the Client Portal and the IOS portal show it.",
    ),
  ).toEqual([]);
});

test('knows the names on screen that look like a mistake', () => {
  expect(vocabulary.find('Choose the import Product Price Lists.')).toEqual([]);
  expect(vocabulary.find("Pilot's log in the Activity tab names it.")).toEqual([]);
});

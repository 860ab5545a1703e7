import {describe, expect, test} from 'vitest';
import {americanSpelling, exclamationMarks, filler, productName, vocabulary} from './words';

describe('filler', () => {
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
});

describe('exclamationMarks', () => {
  test('finds an exclamation mark with its word', () => {
    expect(exclamationMarks.find('The case is shipped! Now rest.')).toEqual([
      '"shipped!" shouts. End the sentence with a full stop.',
    ]);
  });

  test('lets full stops and questions pass', () => {
    expect(exclamationMarks.find('Is it shipped? It is.')).toEqual([]);
  });
});

describe('americanSpelling', () => {
  test.each(['colour', 'behaviours', 'licence', 'millimetre', 'organised', 'cheque', 'labelled', 'grey', 'analyse'])(
    'finds %s',
    (word) => {
      expect(americanSpelling.find(`The ${word} of a crown.`)).toEqual([
        expect.stringContaining(`"${word}" is British spelling`),
      ]);
    },
  );

  test.each(['color', 'license', 'organized', 'check', 'labeled', 'analysis', 'revise', 'advise'])(
    'lets %s pass',
    (word) => {
      expect(americanSpelling.find(`The ${word} of a crown.`)).toEqual([]);
    },
  );
});

describe('productName', () => {
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
});

describe('vocabulary', () => {
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
    expect(vocabulary.find("Pilot's log in the Activity tab names it.")).toEqual([]);
  });
});

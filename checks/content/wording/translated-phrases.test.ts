import {expect, test} from 'vitest';
import {translatedPhrases} from './translated-phrases';

test.each([
  ['The address that stands on your invoices.', 'stands', '"the address on your invoices"'],
  ['Tick the rows.', 'Tick', '"select", "check"'],
  ['It expires by itself.', 'by itself', '"automatically"'],
  ['Ask somebody.', 'somebody', '"someone"'],
  ['Check it afterwards.', 'afterwards', 'without the final "s"'],
  ['The box is on the driver’s round.', 'driver’s round', '"route"'],
  ['Invoice 10482 over $244.20.', 'Invoice 10482 over $', '"for $…"'],
  ['Keep it for the case that you connect again.', 'for the case that', '"in case"'],
  ['Read the invoice of FedEx.', 'invoice of FedEx', "FedEx's invoice"],
  ['Reviewed by someone who may.', 'who may', '"with permission"'],
  ['The emails leave at noon.', 'emails leave', '"is sent"'],
])('replaces a phrase in "%s"', (text, phrase, write) => {
  const messages = translatedPhrases.find(text);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`"${phrase}" sounds translated. Write `);
  expect(messages[0]).toContain(write);
});

test('leaves ordinary American English alone', () => {
  expect(
    translatedPhrases.find(
      'IOS stands for intraoral scanner. Someone who may change users understands the standard setup: tax rounds once, afterward it moves toward the office.',
    ),
  ).toEqual([]);
});

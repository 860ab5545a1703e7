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
  ['The day on which it left.', 'day on which', '"the day"'],
  ['A value of the hold reasons list.', 'value of the hold reasons list', '"a value from the … list"'],
  ['The old default loses the mark.', 'loses the mark', '"replaces the old default"'],
  ['Case 10482: the sum, worked out.', 'the sum, worked out', '"how it\'s calculated"'],
  ['Offices use several makes of scanner.', 'makes of scanner', '"scanner brand"'],
  ['The life of a return label.', 'life of a return label', '"invoice statuses"'],
  ['Filters at the head of a column.', 'at the head of a column', '"at the top of"'],
  ['The office gets the email Case shipped.', 'the email Case shipped', '"the Case shipped email"'],
  ['Run the report **Piece rates**.', 'the report **Piece', '"the **Piece rates** report"'],
  ['With the trigger Product Added/Removed.', 'the trigger Product', '"the **Piece rates** report"'],
])('replaces a phrase in "%s"', (text, phrase, write) => {
  const messages = translatedPhrases.find(text);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`"${phrase}" sounds translated. Write `);
  expect(messages[0]).toContain(write);
});

test('leaves ordinary American English alone', () => {
  expect(
    translatedPhrases.find(
      'IOS stands for intraoral scanner. Someone who may change users understands the standard setup: tax rounds once, afterward it moves toward the office. Send the email, then make the scanner profile; the life of a crown depends on care.',
    ),
  ).toEqual([]);
});

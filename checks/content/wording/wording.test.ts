import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {decisions, wordings} from './words';

const named = (name: string) => wordings.find((wording) => wording.name === name)!.find;
const filler = named('no filler words');
const shouting = named('no exclamation marks');
const terms = named('only words of the product model');
const chosen = named('words we chose');
const phrases = named('American phrases');
const product = named('the product is called Pilot');

test('filler is found as whole words, whatever their case', () => {
  expect(filler('Simply select Save; it is just a powerful tool.')).toEqual(
    ['Simply', 'just', 'powerful'].map((word) => `"${word}" is filler. Leave it out or say what is meant.`),
  );
  expect(filler('Adjust the contact and justify the remake. Every case has one.')).toEqual([]);
});

test('an exclamation mark is found with its word', () => {
  expect(shouting('Is it shipped? It is shipped! Now rest.')).toEqual([
    '"shipped!" shouts. End the sentence with a period.',
  ]);
});

test('the product has one name, except in addresses', () => {
  for (const name of ['pilot', 'PILOT', 'Pilot LMS', 'Pilot System'])
    expect(product(`In ${name} you enter a case.`)).toEqual([
      `"${name}": the product is called "Pilot", with nothing added.`,
    ]);
  const right = 'Pilot finds Pilot’s pages at docs.pilot.example and /pilot/changelog, such as why-pilot.';
  expect(product(right)).toEqual([]);
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
    const [message] = terms(`Look at the ${word} first.`);
    expect(message).toContain(`"${word}" is not the product's word. Write ${instead};`);
  });

  test('lets the words of the model pass', () => {
    expect(
      terms("Choose the pricelist in Case Search or Technicians' View; the Client Portal and the IOS portal show it."),
    ).toEqual([]);
  });

  test('knows the names on screen that look like a mistake', () => {
    expect(terms("Pilot's log in the Activity tab names it.")).toEqual([]);
  });
});

describe('words we chose', () => {
  test.each([
    ['The status is Cancelled.', 'Cancelled', 'canceled'],
    ['Then make it active.', 'make it active', 'activate'],
    ['Schedule again for tomorrow.', 'Schedule again', 'reschedule'],
    ['Send the portal invitation again.', 'Send the portal invitation again', 'resend'],
    ['Select Invite again.', 'Invite again', 'resend the invitation'],
    ['Make the statement again.', 'Make the statement again', 'regenerate'],
    ['An administrator opens the month again.', 'opens the month again', 'reopen'],
    ['Make a remake.', 'Make a remake', 'create, generate, or print'],
    ['Make your own role.', 'Make your own role', 'create, generate, or print'],
    ['A lab that it suits.', 'suits', 'best for'],
    ["A lab that it doesn't suit.", "n't suit", 'best for'],
    ['Workstations with equal numbers.', 'equal numbers', 'the same number'],
    ['Turn a kind of problem off.', 'kind of problem', 'type'],
    ['How far along the step is.', 'How far along', 'the status itself'],
    ['A chrome-cobalt frame.', 'chrome-cobalt', 'cobalt-chrome'],
  ])('finds the other word in "%s"', (text, found, write) => {
    const messages = chosen(text);
    expect(messages).toEqual([expect.stringContaining(`"${found}" has another word here. Write ${write}`)]);
  });

  test('leaves the same words alone where they mean something else', () => {
    const text =
      'The bench makes it again as a remake. Make a payment. Make a copy. Make sure the product is active. The invoice is open again after the cancellation. Some kind of zirconia, in a suite. Invoice it again.';
    expect(chosen(text)).toEqual([]);
  });

  test('CONTRIBUTING.md lists every decision', () => {
    const rows = readFileSync('CONTRIBUTING.md', 'utf8').replace(/ +/g, ' ');
    const wanted = decisions.map(([, write, instead]) => `| ${write} | ${instead} |`);
    expect(wanted.filter((row) => !rows.includes(row))).toEqual([]);
  });
});

describe('American phrases', () => {
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
    const [message, ...others] = phrases(text);
    expect(message).toContain(`"${phrase}" sounds translated. Write `);
    expect(message).toContain(write);
    expect(others).toEqual([]);
  });

  test('leaves ordinary American English alone', () => {
    const text =
      'IOS stands for intraoral scanner. Someone who may change users understands the standard setup: tax rounds once, afterward it moves toward the office. Send the email, then make the scanner profile; the life of a crown depends on care.';
    expect(phrases(text)).toEqual([]);
  });
});

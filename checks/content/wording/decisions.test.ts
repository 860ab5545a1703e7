import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {decisions, wordDecisions} from './decisions';

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
  const messages = wordDecisions.find(text);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`"${found}" has another word here. Write ${write}`);
});

test('leaves the same words alone where they mean something else', () => {
  expect(
    wordDecisions.find(
      'The bench makes it again as a remake. Make a payment. Make a copy. Make sure the product is active. The invoice is open again after the cancellation. Some kind of zirconia, in a suite. Invoice it again.',
    ),
  ).toEqual([]);
});

test('CONTRIBUTING.md lists every decision', () => {
  const rows = readFileSync('CONTRIBUTING.md', 'utf8').replace(/ +/g, ' ');
  expect(decisions.map(({write, instead}) => `| ${write} | ${instead} |`).filter((row) => !rows.includes(row))).toEqual(
    [],
  );
});

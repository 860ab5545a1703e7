import {expect, test} from 'vitest';
import {serialComma} from './serial-comma';

test.each([
  ['The bench reads teeth, shades and notes.', 'teeth, shades and …', 'teeth, shades, and …'],
  ['Choose Upper jaw, Lower jaw or Bite.', 'Upper jaw, Lower jaw or …', 'Upper jaw, Lower jaw, or …'],
])('finds the missing comma in "%s"', (text, found, write) => {
  expect(serialComma.find(text)).toEqual([expect.stringContaining(`${found}" lacks the serial comma. Write "`)]);
  expect(serialComma.find(text)[0]).toContain(write);
});

test.each([
  'The bench reads teeth, shades, and notes.',
  'When the case ships, Pilot and the carrier tell the office.',
  'The case shipped on Mar 10, 2025 and arrived on time.',
  'Open the case, then check and save it.',
  'The remake has one crown, reason Fit or margin, at no charge.',
  'Add a task, complete or cancel it, and know when it is late.',
  'Two steps, at two benches, are different and stay so.',
  'To send it to someone else, such as a bookkeeper, open it and select the button.',
  'Doctors and offices share one list, which you sort or filter.',
])('lets "%s" pass', (text) => {
  expect(serialComma.find(text)).toEqual([]);
});

import {expect, it} from 'vitest';
import {checkSecurityText} from './security-txt';

const NOW = new Date('2026-11-15T00:00:00Z');
const good = [
  '# thank you',
  'Contact: mailto:security@pilot.example',
  'Expires: 2027-11-01T00:00:00Z',
  'Canonical: https://docs.pilot.example/.well-known/security.txt',
  '',
].join('\n');

it('passes a complete file', () => {
  expect(checkSecurityText(good, NOW)).toEqual([]);
});

it.each([
  ['no contact', good.replace(/Contact.*\n/, ''), /names no Contact/],
  ['a contact that is not an address', good.replace('mailto:', ''), /must be an address/],
  ['a canonical address elsewhere', good.replace('.well-known/', ''), /Canonical must be/],
  ['no expiry', good.replace(/Expires.*\n/, ''), /one Expires/],
  ['an expiry that is no date', good.replace('2027-11-01T00:00:00Z', 'next year'), /one Expires/],
  ['two expiries', good.replace(/(Expires.*\n)/, '$1$1'), /one Expires/],
  ['fewer than 60 days left', good.replace('2027-11-01', '2027-01-13'), /expires on 2027-01-13/],
  ['more than a year left', good.replace('2027-11-01', '2028-11-01'), /more than a year/],
  ['a line without a name', `${good}hello\n`, /neither a field nor a comment/],
])('finds %s', (_, text, message) => {
  expect(checkSecurityText(text, NOW)).toEqual([expect.stringMatching(message)]);
});

/** Checks `/.well-known/security.txt` against RFC 9116, and that it is renewed in time. */
import {fileChecker} from '../site';

const FILE = '.well-known/security.txt';
const DAY = 86_400_000;
const RENEW_BEFORE = 60 * DAY;
const LONGEST = 366 * DAY;

function fieldsOf(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const line of text.split('\n').filter((part) => part && !part.startsWith('#'))) {
    const [, name = '', value = ''] = /^([A-Za-z-]+): (.+)$/.exec(line) ?? [];
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

export function checkSecurityText(text: string, now: Date): string[] {
  const fields = fieldsOf(text);
  const problems: string[] = [];
  if (fields.has('')) problems.push('It has a line that is neither a field nor a comment.');
  const contacts = fields.get('Contact') ?? [];
  if (contacts.length === 0) problems.push('It names no Contact.');
  if (!contacts.every((contact) => /^(mailto:[^@\s]+@\S+|https:\/\/\S+|tel:\+\S+)$/.test(contact))) {
    problems.push('A Contact must be an address: mailto:, https: or tel:.');
  }
  const [canonical] = fields.get('Canonical') ?? [];
  if (!canonical?.startsWith('https://') || !canonical.endsWith(`/${FILE}`)) {
    problems.push(`Canonical must be its own https address, ending in /${FILE}.`);
  }
  const expires = fields.get('Expires') ?? [];
  const left = Date.parse(expires[0] ?? '') - now.getTime();
  if (expires.length !== 1 || Number.isNaN(left)) problems.push('It must have one Expires with a date and time.');
  else if (left < RENEW_BEFORE) problems.push(`It expires on ${expires[0]}: build and deploy the site again.`);
  else if (left > LONGEST) problems.push('It expires in more than a year, which the standard advises against.');
  return problems;
}

export const securityTxt = fileChecker('security.txt', FILE, (text) => checkSecurityText(text, new Date()));

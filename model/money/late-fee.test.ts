import {describe, expect, it} from 'vitest';
import {emailTemplates} from '../system/templates/email';
import {lateFeeEmails, lateFeeWays} from './late-fee';

const email = (id: string) => emailTemplates.find((template) => template.id === id);
const cellsOf = (id: string) => lateFeeWays.rows.find((row) => row.id === id)?.cells ?? [];

describe('a late fee', () => {
  it('has its emails listed for every way', () => {
    expect(lateFeeWays.rows.map(({id}) => id)).toEqual(Object.keys(lateFeeEmails));
    for (const ids of Object.values(lateFeeEmails)) for (const id of ids) expect(email(id), id).toBeDefined();
  });

  it('sends what any other case sends when it has a case of its own', () => {
    const [, steps, emails] = cellsOf('own-case');
    // The case is entered, invoiced, and shipped on a Local route: each of these sends an email.
    expect(email('case-received')?.when).toContain('received date');
    expect(email('invoice')?.when).toContain('invoiced');
    expect(email('case-shipped')?.when).toContain('Local route');
    expect(steps).toMatch(/^Enter a case on a Local route.*invoice it.*ship it/);
    expect(emails).toBe('**Case received**, **Invoice**, and **Case shipped**; tell the office first');
  });

  it('sends nothing extra from accounting', () => {
    expect(cellsOf('accounting-invoice')[2]).toBe('None');
  });
});

import {describe, expect, it} from 'vitest';
import {case10482, formatDate, formatMoney} from '../../example';
import {emailTemplates} from './email';
import type {MessageTemplate} from '../../types';
import {caseShippedSample, fillIn} from './samples';
import {pdfTemplates} from './pdf';
import {templateVariables} from './variable-list';

const all = [
  ...emailTemplates.map((template) => [`email ${template.name}`, template] as const),
  ...pdfTemplates.map((template) => [`PDF ${template.name}`, template] as const),
];

const variablesOf = ({variables}: MessageTemplate) => variables;

describe('templates', () => {
  it('are twelve emails and six PDFs', () => {
    expect(emailTemplates.map(({name}) => name)).toEqual([
      'Case received',
      'Case on hold',
      'Message from the lab',
      'Case shipped',
      'Invoice',
      'Payment received',
      'Payment failed',
      'Statement',
      'Pickup scheduled',
      'Return label',
      'Portal invitation',
      'Password reset',
    ]);
    expect(pdfTemplates.map(({name}) => name)).toEqual([
      'Work ticket',
      'Invoice',
      'Statement',
      'Packing slip',
      'Case label',
      'Return instructions',
    ]);
  });

  it.each(all)('%s names each variable once, with an example', (_, template) => {
    const variables = variablesOf(template);
    const names = variables.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const variable of variables) {
      expect(variable.name).toMatch(/^[a-z_]+(\.[a-z0-9_]+)*$/);
      expect(variable.note ?? '.', variable.name).toMatch(/\.$/);
      expect(variable.example, variable.name).not.toBe('');
    }
  });

  it.each([
    ['case.case_number', String(case10482.caseNumber)],
    ['case.patient', case10482.patient],
    ['case.pan_number', String(case10482.pan)],
    ['case.due_date', formatDate(case10482.due)],
    ['case.ship_date', formatDate(case10482.shipDate)],
    ['invoice.subtotal', formatMoney(case10482.totals.subtotal)],
    ['invoice.tax', formatMoney(case10482.totals.tax)],
    ['invoice.shipping', formatMoney(case10482.totals.shipping)],
    ['invoice.total', formatMoney(case10482.totals.total)],
    ['invoice.due_date', formatDate(case10482.invoice.dueDate)],
    ['line_items.total', formatMoney(case10482.lines[0]?.total ?? 0)],
  ])('%s shows the worked example', (name, value) => {
    const shown = [...emailTemplates, ...pdfTemplates].flatMap((template) =>
      variablesOf(template).filter((one) => one.name === name),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const {example} of shown) expect(example).toBe(value);
  });

  it('print no price on what the bench and the box carry', () => {
    for (const template of pdfTemplates) {
      if (!['work-ticket', 'packing-slip', 'case-label', 'return-instructions'].includes(template.id)) continue;
      expect(
        variablesOf(template)
          .filter(({example}) => example.includes('$'))
          .map(({name}) => name),
      ).toEqual([]);
    }
  });

  it('lists every variable once, with each place where it works', () => {
    const listed = templateVariables.flatMap(({variables}) => variables.map(({name}) => name));
    const used = [...emailTemplates, ...pdfTemplates].flatMap((template) =>
      variablesOf(template).map(({name}) => name),
    );
    expect([...listed].sort()).toEqual([...new Set(used)].sort());
    const whereIs = (name: string) =>
      templateVariables.find(({variables}) => variables.some((one) => one.name === name))?.where;
    expect(whereIs('lab.name')).toBe('Every email; every document except the case label.');
    expect(whereIs('case.patient')).toBe('Emails about a case; the work ticket, invoice, and case label.');
    expect(whereIs('line_items.rate')).toBe('The invoice.');
    expect(whereIs('hold.reason')).toBe('Case on hold email.');
  });

  it('announces a shipment without claiming that the carrier has the box', () => {
    const shipped = emailTemplates.find(({id}) => id === 'case-shipped')!;
    const sample = `${fillIn(caseShippedSample.subject, shipped)} ${fillIn(caseShippedSample.body, shipped)}`;
    expect(sample).toContain(String(case10482.caseNumber));
    expect(sample).not.toMatch(/\{\{/);
    for (const text of [sample, shipped.when, ...variablesOf(shipped).map(({note = ''}) => note)]) {
      expect(text).not.toMatch(/has it|has the box|picked up|the box left|on its way/i);
    }
    expect(() => fillIn('{{invoice.total}}', shipped)).toThrow('no variable');
  });
});

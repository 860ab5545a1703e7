/**
 * Every figure, rendered once. To stay small, drawings contain their text verbatim instead of importing the model; the
 * second half of these tests compares the two.
 */
import {readFileSync} from 'node:fs';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {entities} from '@site/model/entities';
import * as example from '@site/model/example';
import {menuPaths} from '@site/model/menus';
import {stateMachines} from '@site/model/states';
import {caseProblems} from '@site/model/cases/problems';
import {emailTemplates} from '@site/model/system/templates/email';
import {caseShippedSample, fillIn} from '@site/model/system/templates/samples';
import {findDrawings, readDrawing} from '@site/plugins/figures';
import Figure from '.';
import {problemIcons} from './icons';
import Track from './Track';

const CAPTION = 'What it shows.';

const figures = Object.entries(findDrawings()).map(([name, file]) => {
  const drawing = readDrawing(file);
  const html = renderToStaticMarkup(createElement(Figure, {name, caption: CAPTION, drawing}));
  return {name, drawing, html, picture: /<div role="group"[^>]*>(.*)<\/div>(?=<ol|<figcaption)/s.exec(html)![1]!};
});

it('finds them all', () => {
  expect(figures.length).toBeGreaterThan(50);
});

describe.each(figures)('$name', ({drawing, picture, html}) => {
  it('has a caption and a text alternative', () => {
    expect(html).toMatch(new RegExp(`<figcaption[^>]*><p id="[^"]+">${CAPTION}</p>`));
    expect(drawing.alt).toMatch(/^[A-Z].{40,}\.$/);
  });

  it('letters its callouts from a, each once and in reading order, or explains all numbered stages or none', () => {
    const letters = [...picture.matchAll(/<b [^>]*>(\w)<\/b>/g)].map(([, letter]) => letter);
    const stages = Object.keys(drawing.picture.find(({steps}) => steps)?.steps ?? {});
    const explained = stages.length > 0 ? stages : letters;
    expect([explained.length, stages.length > 0 ? 0 : explained.length]).toContain(drawing.callouts.length);
    expect(letters).toEqual(stages.length > 0 ? [] : drawing.callouts.map((_, index) => 'abcdefghi'[index]));
    // None where the lines beside the picture explain it.
    expect(explained).not.toHaveLength(1);
  });

  it('holds no control, no heading, no empty header, no inline style, and no link but to a stage of its page', () => {
    expect(picture).not.toMatch(/<(button|input|select|textarea|h\d)\b|<a (?!href="#stage-)/);
    expect(picture).not.toMatch(/<th[^>]*><\/th>/);
    expect(html).not.toContain('style=');
  });

  it('does not name the product, which another identity renames only in pages and the model', () => {
    expect(html + drawing.alt).not.toContain('Pilot');
  });
});

it('keeps the drawing out of the search index and the legend and caption in', () => {
  const html = figures[0]?.html ?? '';
  expect(html).toMatch(/<div[^>]*role="group"[^>]*data-search="skip"/);
  expect(html).not.toMatch(/<(figcaption|ol)[^>]*data-search/);
});

it('keeps stages out of the index only if captions tell them', () => {
  const stop = {tab: 1, name: 'Scan', text: 'Mar 3'};
  const track = (stops: ComponentProps<typeof Track>['stops']) => renderToStaticMarkup(createElement(Track, {stops}));
  expect(track([stop])).not.toContain('data-search');
  expect(track([{...stop, caption: 'The order arrives.'}])).toContain('data-search="skip"');
});

it('has no class in its stylesheet that nothing uses, and no token that does not exist', () => {
  const css = readFileSync(`${import.meta.dirname}/styles.module.css`, 'utf8');
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  expect(css.match(/(?<=var\()--pilot-[\w-]+/g)!.filter((token) => !tokens.includes(`${token}:`))).toEqual([]);
  const classes = new Set([...css.matchAll(/\.([a-z]\w*)(?=[\s,:.>){])/g)].map(([, name = '']) => name));
  const everything = [...figures.map(({html}) => html), 'class="_across _states"'].join('');
  expect([...classes].filter((name) => !new RegExp(`class="[^"]*\\b_?${name}`).test(everything))).toEqual([]);
});

const texts = figures.map(({name, drawing, picture}) => {
  const shown = picture.replace(/<[^>]+>/g, '\n').replaceAll('&amp;', '&');
  return {name, picture, shown, text: [drawing.alt, ...drawing.callouts, shown].join('\n')};
});

function collect(value: unknown, into: Set<string | number>): Set<string | number> {
  if (typeof value === 'number' || typeof value === 'string') into.add(value);
  else if (value && typeof value === 'object') Object.values(value).forEach((part) => collect(part, into));
  return into;
}

const known = collect({...example}, new Set());
const money = new Set(
  [...known].filter((value) => typeof value === 'number').map((cents) => example.formatMoney(cents)),
);
const dates = [...known].filter((value): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value)));
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';

/** Every format in which the site writes the dates of the example. */
const writtenDates = new Set(
  dates.flatMap((date) => [example.formatDate(date), example.formatShortDate(date), example.formatDay(date)]),
);

/** `Mon Mar 10, 2025` and `Friday, March 7` as the example writes them: `Mon Mar 10`, `Mar 7`. */
function datesIn(text: string): string[] {
  const short = text.replace(new RegExp(`\\b(${months}) (?=\\d)`, 'g'), (month) => `${month.slice(0, 3)} `);
  const pattern = new RegExp(
    `(?:\\b(?:${weekdays}) )?\\b(?:${months.replace(/(\w{3})\w*/g, '$1')}) \\d{1,2}(?!\\d)`,
    'g',
  );
  return short.match(pattern) ?? [];
}

describe.each(texts)('$name', ({picture, text}) => {
  it('shows amounts, dates and case numbers of the worked example only', () => {
    expect((text.match(/\$[\d,]+\.\d\d/g) ?? []).filter((amount) => !money.has(amount))).toEqual([]);
    expect(datesIn(text).filter((date) => !writtenDates.has(date))).toEqual([]);
    expect((text.match(/\b1\d{4}\b/g) ?? []).filter((number) => !known.has(Number(number)))).toEqual([]);
  });

  it('opens at a place of the menu, where its title is one', () => {
    const titles = [...picture.matchAll(/<strong>([^<]+ › [^<]+)<\/strong>/g)].map(([, title = '']) => title);
    expect(titles.filter((title) => !menuPaths.has(title))).toEqual([]);
  });
});

const shipped = emailTemplates.find(({id}) => id === 'case-shipped')!;
const email = [caseShippedSample.subject, caseShippedSample.body];
const {doctorRecord, marchStatement} = example;
const {lab, brightSmiles} = example.addresses;
const office = `${brightSmiles.city}, ${brightSmiles.state} ${brightSmiles.zip}`;
const sender = `${lab.street}, ${lab.city}, ${lab.state} ${lab.zip}`;
const {openingBalance, closingBalance, aging, invoices} = marchStatement;
const amounts = [...invoices.map(({total}) => total), ...aging.map(({amount}) => amount)];

it.each<[figure: string, words: string[]]>([
  ['email-template-editor', [...email, ...email.map((text) => fillIn(text, shipped))]],
  ['return-label-list', example.returnLabels.map(({expiresOn}) => example.formatDate(expiresOn))],
  ['doctor-page', [doctorRecord.licenseNumber, doctorRecord.preferences]],
  ['technicians-view', [doctorRecord.preferences]],
  ['pdf-work-ticket', [doctorRecord.preferences]],
  ['office-page', [office]],
  ['ups-connection', [sender]],
  ['carrier-label', [office, sender]],
  ['statement', [openingBalance, closingBalance, ...amounts].map(example.formatMoney)],
])('%s shows what the model says', (figure, words) => {
  const {shown} = texts.find(({name}) => name === figure)!;
  expect(words.filter((text) => !shown.includes(text))).toEqual([]);
});

it('shows statuses as the chips that the screens show', () => {
  const tones = new Map<string, Set<string>>();
  for (const {name, tone = 'badge'} of Object.values(stateMachines).flatMap(({statuses}) => statuses)) {
    tones.set(name, (tones.get(name) ?? new Set()).add(tone));
  }
  const chips = figures.flatMap(({name, drawing}) =>
    [...JSON.stringify(drawing.picture).matchAll(/<(badge|good|info|warn|bad) ([^>]+)>/g)].map(
      ([, tone = '', words = '']) => ({figure: name, tone, status: words.replace(/^[①-⑨] /, '')}),
    ),
  );
  expect(chips.filter(({tone, status}) => !(tones.get(status)?.has(tone) ?? true))).toEqual([]);
});

it('draws an icon for each case problem of the model', () => {
  expect(Object.keys(problemIcons)).toEqual(caseProblems.map(({name}) => name));
});

/** The cells of a drawn table, row by row, without callout marks. */
function rowsOf(figure: string): string[][] {
  const {picture} = texts.find(({name}) => name === figure)!;
  const rows = picture.match(/<tr.*?<\/tr>/g)!.slice(1);
  return rows.map((row) =>
    (row.match(/<t[hd].*?<\/t[hd]>/g) ?? []).map((cell) =>
      cell
        .replace(/<b .*?<\/b>/g, '')
        .replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .trim(),
    ),
  );
}

const prices: Readonly<Record<string, number>> = example.pricelist.prices;

it.each<[figure: string, rows: (string | number)[][]]>([
  [
    'production-schedule',
    // On Friday, no one has taken Monday's steps from the shared queues yet.
    example.schedule10482.map((step) => [
      ...[step.name, step.workstation, example.formatDay(step.plannedStart), step.plannedHours],
      step.plannedStart > '2025-03-07' ? '—' : step.technician,
    ]),
  ],
  [
    'production-template',
    example.templates.zirconiaCrown.steps.map((step) => [
      ...[step.name, step.workstation, step.estimatedDays, `${step.hours}${step.multiplyByQuantity ? ' each' : ''}`],
      [
        ...(step.outsourceable ? ['Outsourceable'] : []),
        ...(step.qualityCheck ? ['Pass or Fail'] : []),
        ...(step.mergeAcrossProducts ? ['Merge'] : []),
      ].join(' ') || '—',
    ]),
  ],
  [
    'pricelist',
    Object.values(example.products).map(({name, code}) => [name, code, example.formatMoney(prices[name]!)]),
  ],
  [
    'shipping-routes',
    Object.values(example.shippingRoutes).map(({name, carrier, costToCustomer, transitDays}) => [
      ...[name, carrier, example.formatMoney(costToCustomer), transitDays],
    ]),
  ],
])('draws the rows of %s as the model has them', (figure, rows) => {
  const drawn = rowsOf(figure).map((cells, index) => cells.slice(0, rows[index]?.length));
  expect(drawn).toEqual(rows.map((cells) => cells.map(String)));
});

/** Form labels in a drawing that are not fields of the record it shows. */
const NO_FIELDS = new Set(['bulk-tools: Action', 'bulk-tools: Scan or select']);

it('asks in its forms for fields of the model, by their names', () => {
  const fields = new Set(Object.values(entities).flatMap((entity) => entity.fields.map(({name}) => name)));
  const asked = texts.flatMap(({name, picture}) =>
    [...picture.matchAll(/<dl class="[^"]*form[^"]*">(.*?)<\/dl>/g)].flatMap(([, form = '']) =>
      [...form.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label = '']) => {
        const words = label.replace(/<b .*?<\/b>/g, '').replace(/<[^>]+>/g, '');
        return `${name}: ${words.trim()}`;
      }),
    ),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((one) => !fields.has(one.split(': ')[1]!) && !NO_FIELDS.has(one))).toEqual([]);
});

import {describe, expect, it} from 'vitest';
import {buildIndex, openIndex, type SourcePage, type SourceSection, type SynonymRule} from '.';
import {editDistance} from './speller';
import {stem} from './stem';
import {fold, tokenize, tokenizeWithOffsets} from './words';

type Draft = Partial<Omit<SourceSection, 'blocks'>> & {title: string; blocks?: string[]};

function page(group: string, drafts: Draft[], kind: Partial<SourcePage> = {}): SourcePage {
  const sections = drafts.map(({blocks = [], ...draft}, i) => {
    return {questions: [], level: i === 0 ? 1 : 2, ...draft, blocks: blocks.map((text) => ({text}))};
  });
  return {group, ...kind, sections};
}

const PAGES: SourcePage[] = [
  page('Financials', [
    {title: 'Invoices', blocks: ['Invoice a case when it ships.']},
    {title: 'Un-invoice', blocks: ['Take an invoice back.', 'Payments must be removed first.']},
    {title: 'Financial lock', level: 3, blocks: ['Closed months stay closed.']},
  ]),
  page('Financials', [
    {title: 'Payments and credits', blocks: ['Record a payment and apply it to an invoice.']},
    {title: 'Void a payment', blocks: ['Select Void.', 'The invoice is open again.'], questions: ['check bounced']},
  ]),
  page('Products', [{title: 'Pricelists', blocks: ['Prices of products for a doctor. Make a price list.']}]),
  page('Cases', [
    {title: 'Cases', blocks: ['One job for one patient.']},
    {title: 'Make a remake', blocks: ['Link the new case to the old one.']},
    {
      title: 'Put a case on hold',
      blocks: ['Stop work until the doctor answers.', 'To end the hold, select Release.'],
      questions: ['waiting for the dentist', 'pause a crown'],
    },
  ]),
  page('Financials', [{title: 'Statements', blocks: ['A statement lists invoices, payments and credits.']}]),
  page('Words', [{title: 'Prototype', blocks: ['The words constructor, hasOwnProperty and __proto__ are words.']}]),
];

const SYNONYMS = [
  {from: ['redo', 'do over'], to: ['remake']},
  {from: ['aged debtors'], to: ['statement']},
];

/** The titles of what a query finds, best first. */
function order(query: string, pages = PAGES, synonyms: SynonymRule[] = SYNONYMS): string[] {
  const titles = pages.flatMap(({sections}) => sections.map(({title}) => title));
  const engine = openIndex(JSON.parse(JSON.stringify(buildIndex(pages, synonyms))));
  return engine.search(query).hits.map(({section}) => titles[section]!);
}

const engine = openIndex(JSON.parse(JSON.stringify(buildIndex(PAGES, SYNONYMS))));

describe('finding', () => {
  it('puts every page and every section first for its title', () => {
    for (const {title} of PAGES.flatMap(({sections}) => sections)) expect(order(title)[0]).toBe(title);
  });

  it.each([
    ['a title in another form', 'pricelist', 'Pricelists'],
    ['a title in two words', 'price list', 'Pricelists'],
    ['a title that is being typed', 'payments and cr', 'Payments and credits'],
    ['a word that is being typed', 'statem', 'Statements'],
    ['a word with an accent', 'statément', 'Statements'],
    ['words of four to seven letters with one typo', 'vodi a paymnt', 'Void a payment'],
    ['a longer word with two typos', 'pricelsits', 'Pricelists'],
    ['a form with a typo', 'voiidng', 'Void a payment'],
    ['a word with its first two letters swapped', 'ovid', 'Void a payment'],
    ['two words in one', 'voidpayment', 'Void a payment'],
    ['a synonym', 'redo', 'Make a remake'],
    ['a synonym of two words', 'do over', 'Make a remake'],
    ['a synonym of two words for one', 'aged debtors', 'Statements'],
    ['a mistyped synonym', 'aged debtrs', 'Statements'],
    ['a synonym of two words that is being typed', 'aged debto', 'Statements'],
    ['the telling words among small ones', 'how do I take an invoice back', 'Un-invoice'],
    ['a question that is attached to it', 'the dentist is waiting', 'Put a case on hold'],
    ['words without their apostrophes', 'whats a check that bounced', 'Void a payment'],
  ])('finds by %s', (_, query, title) => expect(order(query)[0]).toBe(title));

  it.each([
    ['two typos in a short word', 'pxymxnt'],
    ['a typo in the first letter', 'foid'],
  ])('finds nothing by %s', (_, query) => expect(order(query)).toEqual([]));

  it('joins inflections, and does not mind a space at the end', () => {
    expect(order('invoicing')).toEqual(order('invoiced'));
    for (const query of ['invoice', 'finan', 'put on h']) expect(order(`${query} `)).toEqual(order(query));
  });

  it.each(['response', 'respones', 'respo', 'respo lab', 'process', 'proccess', 'proc'])(
    'finds by the synonym in "%s", whose stem has a stem of its own, also mistyped or half typed',
    (query) =>
      expect(order(query, PAGES, [{from: ['response', 'process'], to: ['remake']}])).toEqual(['Make a remake']),
  );

  it('finds two words in one that are mistyped', () => {
    const drafts = [{title: 'Labprocess'}, {title: 'Other', blocks: ['A process of the lab.']}];
    expect(order('lab proccess', [page('', [{title: 'Opening'}, ...drafts])])).toContain('Labprocess');
  });

  it('knows synonyms both ways if the site says them often', () => {
    const often = Array.from({length: 12}, (_, i) => ({title: `Upload ${i}`, blocks: ['A mesh of teeth.']}));
    const pages = [page('', [{title: 'Opening'}, ...often, {title: 'STL'}])];
    expect(order('scan', pages, [{from: ['mesh', 'STL'], to: ['scan']}])).toHaveLength(12);
  });

  it('is the row of a variable or column that it names', () => {
    const numbers = {title: 'Start', blocks: ['The number of a case. A case number. The phone of the lab.']};
    const rows = {title: 'Variables', blocks: ['{{case.case_number}}: in every email', '{{lab.phone}}: in some']};
    for (const query of ['{{case.case_number}}', 'case.case_number', 'case_number', '{{lab.phone}}'])
      expect(order(query, [page('', [{title: 'Opening'}, numbers, rows])])[0], query).toBe('Variables');
  });

  it('is a section with a phrase that is the query, before one that has its words in several', () => {
    const drafts = [
      {title: 'First', questions: ['crown remake', 'crown shade', 'late crown', 'copy a case', 'case on hold']},
      {title: 'Second', questions: ['copy a crown']},
    ];
    expect(order('copy crown', [page('', [{title: 'Opening'}, ...drafts])])).toEqual(['Second', 'First']);
  });

  it('is no heading by one of its many words', () => {
    const drafts = [{title: 'What the portal doesn’t do'}, {title: 'Help', questions: ['portal', 'use the portal']}];
    const pages = [page('', [{title: 'Opening'}, ...drafts])];
    expect(order('portal', pages)[0]).toBe('Help');
    expect(order('What the portal doesn’t do', pages)[0]).toBe('What the portal doesn’t do');
  });

  it('is not far behind the best', () => {
    const drafts = [{title: 'Ship a case'}, {title: 'Rush', blocks: ['A case is marked, and its box goes out first.']}];
    const pages = [
      page('', [{title: 'Opening'}, ...drafts, {title: 'Weekly routine of the whole lab', blocks: ['Ship.']}]),
    ];
    expect(order('ship a case', pages)).toEqual(['Ship a case']);
    expect(order('ship', pages)).toEqual(['Ship a case', 'Weekly routine of the whole lab']);
  });

  it('knows small words in questions, which say whose question it is', () => {
    const drafts = ['price of a crown', 'where is my crown'].map((one) => ({
      title: `Find by ${one.length}`,
      questions: [one],
    }));
    const pages = [page('', [{title: 'Opening'}, ...drafts])];
    expect(order('where is my crown', pages)[0]).toBe('Find by 17');
    expect(order('where is my articulator', pages)).toEqual([]);
  });

  it('does not read a whole word as the start of another by their stems, or of a variable', () => {
    const drafts = [
      {title: 'Job', blocks: ['One case.']},
      {title: 'Money', blocks: ['Cash.']},
      {title: 'Variables', blocks: ['{{case.case_number}}: a number']},
    ];
    const pages = [page('', [{title: 'Opening'}, ...drafts])];
    expect(order('cases', pages)[0]).toBe('Job');
    expect(order('cases', pages)).not.toContain('Money');
  });

  it('puts a page that lists others behind them', () => {
    const list = page('', [{title: 'All', blocks: ['Doctors and offices.']}], {isList: true});
    expect(order('doctors', [list, page('', [{title: 'One', blocks: ['Doctors and offices.']}])])).toEqual([
      'One',
      'All',
    ]);
  });
});

describe('audiences', () => {
  const lab = Array.from({length: 4}, (_, i) => ({title: `Lab ${i}`, blocks: ['Print a label.']}));
  const ofOffices: Draft = {
    title: 'Office',
    blocks: ['Print a label at a practice, with much else to read.'],
    audience: 'office',
  };

  it('both have their best section among the first three, and hits say whom they are for', () => {
    const pages = [page('', [{title: 'Opening'}, ...lab, ofOffices])];
    expect(order('print label', pages)).toEqual(['Lab 0', 'Lab 1', 'Office', 'Lab 2', 'Lab 3']);
    const {hits} = openIndex(buildIndex(pages)).search('print label');
    expect(hits.map(({audience}) => audience)).toEqual([undefined, undefined, 'office', undefined, undefined]);
  });

  it('do not get one that is far behind', () => {
    const pages = [page('', [{title: 'Opening'}, ...lab, ...lab, ofOffices])];
    expect(order('print label', pages).indexOf('Office')).toBe(8);
  });
});

describe('a comparison', () => {
  const pages = [
    page('Scanners', [{title: 'Medit', blocks: ['If a scan of Medit fails, ask again.']}]),
    page(
      'Compare',
      [{title: 'Pilot and Medit Manager', blocks: ['A scan of Medit costs nothing.'], questions: ['scanware']}],
      {isComparison: true},
    ),
  ];

  it.each(['medit scan fails', 'medit'])('does not answer "%s", which names a page of its own', (query) =>
    expect(order(query, pages)).toEqual(['Medit']),
  );
  it.each(['medit manager', 'medit vs others', 'alternative to medit', 'scanware'])('answers "%s"', (query) =>
    expect(order(query, pages)).toContain('Pilot and Medit Manager'),
  );
});

describe('hostile queries', () => {
  const queries = [
    ...['', ' ', '__proto__', 'constructor', 'hasOwnProperty toString valueOf', '<img src=x onerror=alert(1)>'],
    ...['(((((', '\\', '"', '!', '🦷🦷', 'שלום עולם', 'Ａ', '\u0000\uffff', '\ud800', 'a', 'the of and'],
    ...['x'.repeat(10_000), 'case '.repeat(2_000), 'é'.repeat(600)],
    Array.from({length: 500}, (_, i) => `w${i}rd`).join(' '),
  ];

  it.each(queries.map((query) => [query.slice(0, 30), query]))('answers %j by its first 512 characters', (_, query) => {
    const {hits} = engine.search(query);
    expect(hits).toEqual(engine.search(query.slice(0, 512)).hits);
    expect(hits.every(({score}) => Number.isFinite(score))).toBe(true);
    engine.nearest(query);
  });

  it('finds words that are names of object members', () => {
    for (const query of ['constructor', '__proto__']) expect(order(query)).toContain('Prototype');
  });
});

it('takes the most similar stem for each word of a query that finds nothing', () => {
  expect(order('statxxmentszz')).toEqual([]);
  expect(engine.nearest('statxxmentszz')).toEqual(['statement']);
});

it('refuses what is no index, and opens an empty one', () => {
  const index = buildIndex(PAGES);
  for (const damaged of [
    undefined,
    null,
    {},
    [],
    {...index, phraseCounts: [1]},
    {...index, stems: 1},
    {...index, titleWords: [1]},
  ])
    expect(() => openIndex(damaged as never)).toThrow();
  expect(openIndex(buildIndex([])).search('case').hits).toEqual([]);
});

describe('words', () => {
  it.each([
    ['folds case, accents and apostrophes', 'the lab’s Café — DON’T', 'the lab cafe dont'],
    ['splits what punctuation joins', 'item_material {{case.case_number}}', 'item material case case number'],
    ['keeps numbers and letters of any script', '10482 Ångström Привет', '10482 angstrom привет'],
    ['joins a verb of two words, in any form', 'Logged in, signed out, picking up', 'login logout pickup'],
    ['joins it across a hyphen', 'two-factor sign-in, a do-over', 'two factor login a redo'],
    [
      'does not join it across sentences or words',
      'the log. In March log entries in',
      'the log in march log entries in',
    ],
  ])('%s', (_, text, words) => expect(tokenize(text).join(' ')).toBe(words));

  it('say where they stand, and are cut if endless', () => {
    const text = 'Go, Élan, sign in!';
    expect(tokenizeWithOffsets(text).map(({start, end}) => text.slice(start, end))).toEqual(['Go', 'Élan', 'sign in']);
    expect(fold('a'.repeat(10_000))).toHaveLength(40);
  });

  it.each([
    ...['invoice invoices invoiced invoicing', 'ship ships shipped shipping', 'cancel canceled cancelled cancelling'],
    ...['category categories', 'box boxes', 'address addresses', 'price prices priced pricing', 'pay pays paid paying'],
    ...['freeze froze frozen', 'tooth teeth'],
  ])('%s have one stem', (forms) => expect(new Set(forms.split(' ').map(stem)).size).toBe(1));

  it.each(['case cash', 'status state', 'bed be', 'string str', 'need ne', 'item2s item2'])('%s have two', (words) =>
    expect(new Set(words.split(' ').map(stem)).size).toBe(2),
  );

  it.each([
    ['invoice', 0],
    ['invioce', 1],
    ['invoce', 1],
    ['invooice', 1],
    ['imvocie', 2],
  ])('%s is %i edits away from invoice', (typed, edits) => expect(editDistance(typed, 'invoice')).toBe(edits));
});

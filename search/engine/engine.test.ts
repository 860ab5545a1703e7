import {describe, expect, it} from 'vitest';
import {buildIndex, openIndex, type BuildOptions, type SearchEngine, type SearchOptions} from '.';
import type {BuiltIndex, SourcePage, SourceSection} from './types';

type Draft = Partial<Omit<SourceSection, 'blocks'>> & {title: string; blocks?: string[]};

function page(group: string, drafts: Draft[]): SourcePage {
  const sections = drafts.map(({blocks = [], ...draft}, i) => {
    return {questions: [], level: i === 0 ? 1 : 2, ...draft, blocks: blocks.map((text) => ({text}))};
  });
  return {group, weight: 1, sections};
}

const PAGES: SourcePage[] = [
  page('Financials', [
    {title: 'Invoices', blocks: ['Invoice a case when it ships.']},
    {title: 'Un-invoice', blocks: ['Take an invoice back.', 'Payments must be removed first.']},
    {title: 'Financial lock', level: 3, blocks: ['Closed months stay closed.']},
    {title: 'Sync', blocks: ['Invoices go to accounting.']},
  ]),
  page('Financials', [
    {title: 'Payments and credits', blocks: ['Record a payment and apply it to an invoice.']},
    {title: 'Void a payment', blocks: ['Select Void.', 'The invoice is open again.'], questions: ['check bounced']},
  ]),
  page('Products', [{title: 'Pricelists', blocks: ['Prices of products for a doctor.']}]),
  page('Cases', [
    {title: 'Cases', blocks: ['One job for one patient.']},
    {title: 'Make a remake', blocks: ['Link the new case to the old one.']},
    {
      title: 'Put a case on hold',
      blocks: ['Stop work until the doctor answers.', 'Choose the hold reason.', 'To end the hold, select Release.'],
      questions: ['waiting for the dentist', 'pause a crown'],
    },
  ]),
  page('Financials', [
    {title: 'Statements', blocks: ['A statement lists invoices, payments and credits.']},
    {title: 'Aging', blocks: ['How old a debt is.']},
  ]),
  page('Words', [{title: 'Prototype', blocks: ['The words constructor, hasOwnProperty and __proto__ are words.']}]),
];

const SYNONYMS = [
  {from: ['redo', 'do over'], to: ['remake']},
  {from: ['aged debtors', 'money owed'], to: ['statement']},
];

const SECTIONS = PAGES.flatMap(({sections}) => sections);

function open({index, shards}: BuiltIndex = buildIndex(PAGES, {synonyms: SYNONYMS})): SearchEngine {
  return openIndex(JSON.parse(JSON.stringify(index)), async (shard) => shards[shard]!);
}
const engine = open();

async function found(query: string, options?: SearchOptions, by = engine): Promise<string[]> {
  return (await by.search(query, options)).hits.map(({section}) => SECTIONS[section]!.title);
}

const first = async (query: string) => (await found(query))[0];

/** The titles of what a query finds on other pages. */
async function order(query: string, pages: SourcePage[], options?: BuildOptions): Promise<string[]> {
  const titles = pages.flatMap(({sections}) => sections.map(({title}) => title));
  return (await open(buildIndex(pages, options)).search(query)).hits.map(({section}) => titles[section]!);
}

/** The same on a page that has these sections after its opening. */
const orderOf = (query: string, sections: Draft[], options?: BuildOptions) =>
  order(query, [page('', [{title: 'Opening'}, ...sections])], options);

describe('finding', () => {
  it('puts every page and every section first for its title', async () => {
    for (const {title} of SECTIONS) expect(await first(title)).toBe(title);
  });

  it('puts a page first for its title in another form, and while it is typed', async () => {
    const other = {title: 'Retire a pricelist', blocks: ['A pricelist that no pricelist needs. Pricelist, pricelist.']};
    const pages = [page('Products', [{title: 'Pricelists', blocks: ['Prices of products.']}, other])];
    for (const query of ['pricelists', 'pricelist', 'priceli'])
      expect((await order(query, pages))[0], query).toBe('Pricelists');
  });

  it('joins inflections', async () => expect(await found('invoicing')).toEqual(await found('invoiced')));
  it('does not mind a space at the end', async () => {
    for (const query of ['invoice', 'finan', 'put on h']) expect(await found(`${query} `)).toEqual(await found(query));
  });

  it.each([
    ['a word that is being typed', 'statem', 'Statements'],
    ['a word with an accent', 'statément', 'Statements'],
    ['words of four to seven letters with one typo', 'vodi a paymnt', 'Void a payment'],
    ['a longer word with two typos', 'pricelsits', 'Pricelists'],
    ['a longer word with letters missing and swapped', 'statmnets', 'Statements'],
    ['a word with its first two letters swapped', 'ovid', 'Void a payment'],
    ['a word that others are derived from', 'pay', 'Payments and credits'],
    ['a synonym', 'redo', 'Make a remake'],
    ['a synonym of two words', 'do over', 'Make a remake'],
    ['a synonym of two words for one', 'aged debtors', 'Statements'],
    ['a mistyped synonym', 'redoo', 'Make a remake'],
    ['the telling words among small ones', 'how do I take an invoice back', 'Un-invoice'],
    ['a small word, if there are no others', 'on', 'Put a case on hold'],
  ])('finds by %s', async (_, query, title) => expect(await first(query)).toBe(title));

  it.each([
    ['two typos in a short word', 'pxymxnt'],
    ['a typo in the first letter', 'foid'],
    ['another word that is nearly typed', 'remow'],
    ['a small word that is in no title', 'it'],
  ])('finds nothing by %s', async (_, query) => expect(await found(query)).toEqual([]));

  it('knows synonyms both ways if the site says them often, and not without their small words', async () => {
    const often = Array.from({length: 12}, () => 'A mesh of teeth.');
    const drafts = [{title: 'Bench', blocks: ['Clock in and out.']}, {title: 'Upload', blocks: often}, {title: 'STL'}];
    const synonyms = [
      {from: ['scan in'], to: ['clock in']},
      {from: ['mesh', 'STL'], to: ['scan']},
    ];
    expect(await orderOf('scan in', drafts, {synonyms})).toContain('Bench');
    expect(await orderOf('scan', drafts, {synonyms})).toEqual(['Upload']);
  });

  it('finds the sections of a group that the query names before others', async () => {
    const pages = ['Doctors', 'Products'].map((group, i) => page(group, [{title: 'A'}, {title: `${i} Fields`}]));
    expect(await order('product fields', pages)).toEqual(['1 Fields', '0 Fields']);
  });

  it('finds nothing by the name of a group alone', async () =>
    expect(await order('words', [page('Words', [{title: 'A'}])])).toEqual([]));
});

describe('a section', () => {
  const hit = async (query: string) => (await engine.search(query)).hits[0]!;

  it('is found by its best block, and says which', async () => {
    expect(await hit('how to end a hold and release')).toMatchObject({block: 2, inTitle: true});
    expect(await hit('doctor answers')).toMatchObject({block: 0, inTitle: false});
  });

  it('leads to the section itself when the query is its title, in any form of its words', async () => {
    for (const query of ['statements', 'statement', 'void payments'])
      expect(await hit(query)).toMatchObject({block: -1});
    expect(await hit('statement lists')).toMatchObject({block: 0});
  });

  it('is found by a question that is attached to it, and says which', async () => {
    const asked = await hit('the dentist is waiting');
    expect(SECTIONS[asked.section]!.title).toBe('Put a case on hold');
    expect(asked.question).toBe(0);
    expect((await hit('put on hold')).question).toBe(-1);
  });

  it('is first for a question in the very words of one that is attached to it', async () => {
    const pages = [
      page('', [{title: 'Case'}, {title: 'Other', blocks: ['A case, a case.']}]),
      page('', [{title: 'Search'}, {title: 'Find one', questions: ['where is my case']}]),
    ];
    expect((await order('where is my case', pages))[0]).toBe('Find one');
    expect((await order('case', pages))[0]).toBe('Case');
  });

  it('with all words in one block comes before one that has them in several', async () => {
    const far = ['Choose a shade from the list of the lab.', 'Print the label when the box is packed.'];
    const pages = [
      page('', [{title: 'A'}, {title: 'Far', blocks: far}]),
      page('', [{title: 'B'}, {title: 'Near', blocks: ['Print the shade on the label.', 'Nothing else.']}]),
    ];
    expect(await order('shade label', pages)).toEqual(['Near', 'Far']);
  });
});

describe('sections alike', () => {
  it('are told apart by how their headings are worded', async () => {
    const mapping = {title: 'QuickBooks account mapping', blocks: ['QuickBooks account mapping, in a table.']};
    const map = {title: 'Map QuickBooks accounts'};
    for (const sections of [
      [mapping, map],
      [map, mapping],
    ]) {
      expect((await orderOf('map quickbooks accounts', sections))[0]).toBe(map.title);
      expect((await orderOf('quickbooks account mapping', sections))[0]).toBe(mapping.title);
    }
  });

  it('come after those that explain, if they are tables to look things up in', async () => {
    const blocks = ['The pan holds the parts of one case.'];
    const sections = [
      {title: 'A', blocks, isReference: true},
      {title: 'B', blocks},
    ];
    expect(await orderOf('pan', sections)).toEqual(['B', 'A']);
  });
});

describe('what a query means', () => {
  it('is a phrase of a heading before a heading that has its words apart', async () => {
    const apart = {title: 'Items for an action', blocks: ['Items, items, and an action.']};
    const [best] = await orderOf('action items', [apart, {title: 'Work through action items'}]);
    expect(best).toBe('Work through action items');
  });

  it('is the page whose title it begins', async () => {
    const pages = [page('', [{title: 'Line items'}, {title: 'Add a line item'}, {title: 'A line, in items'}])];
    for (const query of ['line i', 'line ite']) expect((await order(query, pages))[0]).toBe('Line items');
    expect((await order('lin', pages))[0]).not.toBe('Line items');
  });

  it('is the row of a variable or column that it names', async () => {
    const numbers = {title: 'Start', blocks: ['The number of a case. A case number. The phone of the lab.']};
    const rows = {title: 'Variables', blocks: ['{{case.case_number}}: in every email', '{{lab.phone}}: in some']};
    for (const query of ['{{case.case_number}}', 'case.case_number', 'case_number', '{{lab.phone}}'])
      expect((await orderOf(query, [numbers, rows]))[0], query).toBe('Variables');
  });
});

describe('the opening of a page', () => {
  it('is a hit if the query names the page, or if it answers', async () => {
    expect(await found('cases')).toContain('Cases');
    expect(await found('one job for a patient')).toContain('Cases');
  });

  it('does not answer by a word of its title', async () => {
    const opening = {title: 'Doctors', blocks: ['Logins of an office.']};
    const pages = [page('', [opening, {title: 'Invite', blocks: ['Doctor with a login.']}])];
    expect(await order('doctor login', pages)).toEqual(['Invite']);
  });

  it('is no hit for a question about one of its sections', async () => {
    expect(await found('case on hold reason')).not.toContain('Cases');
  });
});

describe('the answer', () => {
  it('takes the nearest known words for a query that finds nothing', async () => {
    expect(await found('stxtxxents')).toEqual([]);
    expect(engine.nearest('stxtxxents')).toMatch(/^statement/);
    expect(await found(engine.nearest('stxtxxents'))).toContain('Statements');
  });
});

describe('shards', () => {
  const built = buildIndex(PAGES, {synonyms: SYNONYMS, shardSize: 10});

  it('are fetched for the words of the query only, each once, and answer as one index does', async () => {
    expect(built.shards.length).toBeGreaterThan(8);
    const fetched: number[] = [];
    const by = openIndex(built.index, async (shard) => {
      fetched.push(shard);
      return built.shards[shard]!;
    });
    for (const query of ['void a payment', 'void', 'redo', 'paymnt']) {
      expect(await found(query, {}, by)).toEqual(await found(query));
    }
    expect(new Set(fetched).size).toBe(fetched.length);
    expect(fetched.length).toBeLessThan(built.shards.length);
  });

  it('that could not be fetched are asked for again', async () => {
    let offline = true;
    const by = openIndex(built.index, async (shard) => {
      if (offline) throw new Error('offline');
      return built.shards[shard]!;
    });
    await expect(by.search('invoice')).rejects.toThrow('offline');
    offline = false;
    expect(await found('invoice', {}, by)).toEqual(await found('invoice'));
  });
});

describe('hostile queries', () => {
  const queries = [
    ...['', ' ', '__proto__', 'constructor', 'hasOwnProperty toString valueOf', '<img src=x onerror=alert(1)>'],
    ...['(((((', '\\', '"', '!', '🦷🦷', 'שלום עולם', 'Ａ', '\u0000\uffff', '\ud800', 'a', 'the of and'],
    ...['x'.repeat(10_000), 'case '.repeat(2_000), 'é'.repeat(600)],
    Array.from({length: 500}, (_, i) => `w${i}rd`).join(' '),
  ];

  it.each(queries.map((query) => [query.slice(0, 30), query]))(
    'answers %j by its first 512 characters',
    async (_, query) => {
      const {hits} = await engine.search(query);
      expect(hits).toEqual((await engine.search(query.slice(0, 512))).hits);
      expect(hits.every(({score}) => Number.isFinite(score))).toBe(true);
      engine.nearest(query);
    },
  );

  it('finds words that are names of object members', async () => {
    for (const query of ['constructor', '__proto__']) expect(await found(query)).toContain('Prototype');
  });
});

describe('opening', () => {
  it('refuses other formats and damaged data', () => {
    const {index} = buildIndex(PAGES);
    const never = async () => [];
    expect(() => openIndex({...index, format: 0}, never)).toThrow(TypeError);
    expect(() => openIndex(undefined as never, never)).toThrow(TypeError);
    expect(() => openIndex({...index, sections: {...index.sections, level: [1]}}, never)).toThrow(TypeError);
  });

  it('opens an empty index', async () => {
    expect(await open(buildIndex([])).search('case')).toMatchObject({hits: [], total: 0});
  });
});

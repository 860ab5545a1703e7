import {describe, expect, it} from 'vitest';
import {
  buildIndex,
  openIndex,
  type BuildOptions,
  type BuiltIndex,
  type SearchEngine,
  type SearchOptions,
  type SourcePage,
  type SourceSection,
} from '.';

function page(group: string, drafts: (Partial<SourceSection> & {title: string})[]): SourcePage {
  const sections = drafts.map((draft, i) => ({blocks: [], questions: [], level: i === 0 ? 1 : 2, ...draft}));
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

describe('finding', () => {
  it('puts every page and every section first for its title', async () => {
    for (const {title} of SECTIONS) expect(await first(title)).toBe(title);
  });

  it('puts a page first for its title in another form, and while it is typed', async () => {
    const pages = [
      page('Products', [
        {title: 'Pricelists', blocks: ['Prices of products.']},
        {title: 'Retire a pricelist', blocks: ['A pricelist that no pricelist needs. Pricelist, pricelist.']},
      ]),
    ];
    for (const query of ['pricelists', 'pricelist', 'priceli'])
      expect((await order(query, pages))[0], query).toBe('Pricelists');
  });

  it('joins inflections', async () => expect(await found('invoicing')).toEqual(await found('invoiced')));
  it('finds words that are being typed', async () => expect(await first('statem')).toBe('Statements'));
  it('does not mind a space at the end', async () => {
    for (const query of ['invoice', 'finan', 'put on h']) expect(await found(`${query} `)).toEqual(await found(query));
  });
  it('folds accents', async () => expect(await first('statément')).toBe('Statements'));
  it('joins words', async () => expect(await first('price lists')).toBe('Pricelists'));

  it('corrects one typo in words of four to seven letters, two in longer ones', async () => {
    expect(await first('vodi a paymnt')).toBe('Void a payment');
    expect(await first('pricelsits')).toBe('Pricelists');
    expect(await first('statmnets')).toBe('Statements');
    expect(await found('pxymxnt')).toEqual([]);
  });

  it('does not correct the first letter, but a swap of the first two', async () => {
    expect(await found('foid')).toEqual([]);
    expect(await first('ovid')).toBe('Void a payment');
  });

  it('corrects typos in words that are not typed to their end', async () =>
    expect(await first('statm')).toBe('Statements'));

  it('does not take another word for one that is nearly typed', async () => expect(await found('remow')).toEqual([]));

  it('finds derived words, after the word itself', async () => {
    expect(await first('pay')).toBe('Payments and credits');
  });

  it('knows synonyms of one and more words, also when mistyped', async () => {
    for (const query of ['redo', 'do over', 'redoo']) expect(await first(query)).toBe('Make a remake');
    expect(await first('aged debtors')).toBe('Statements');
  });

  it('knows synonyms both ways if the site says them often, and not without their small words', async () => {
    const often = Array.from({length: 12}, () => 'A mesh of teeth.');
    const drafts = [{title: 'Bench', blocks: ['Clock in and out.']}, {title: 'Upload', blocks: often}, {title: 'STL'}];
    const synonyms = [
      {from: ['scan in'], to: ['clock in']},
      {from: ['mesh', 'STL'], to: ['scan']},
    ];
    const pages = [page('', [{title: 'A'}, ...drafts])];
    expect(await order('scan in', pages, {synonyms})).toContain('Bench');
    expect(await order('scan', pages, {synonyms})).toEqual(['Upload']);
  });

  it('counts a word that the site does not have as what the site says for it', async () => {
    const pages = [page('', [{title: 'A'}, {title: 'Make a remake'}, {title: 'Make a case'}])];
    expect((await order('make redo', pages, {synonyms: SYNONYMS}))[0]).toBe('Make a remake');
  });

  it('finds the sections of a group that the query names before others', async () => {
    const pages = ['Doctors', 'Products'].map((group, i) => page(group, [{title: 'A'}, {title: `${i} Fields`}]));
    expect(await order('product fields', pages)).toEqual(['1 Fields', '0 Fields']);
  });

  it('finds nothing by the name of a group alone', async () =>
    expect(await order('words', [page('Words', [{title: 'A'}])])).toEqual([]));

  it('leaves small words aside unless there are no others', async () => {
    expect(await first('how do I take an invoice back')).toBe('Un-invoice');
    expect(await first('on')).toBe('Put a case on hold');
    expect(await found('it')).toEqual([]);
  });
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
    const pages = [
      page('', [
        {title: 'A'},
        {title: 'Far', blocks: ['Choose a shade from the list of the lab.', 'Print the label when the box is packed.']},
      ]),
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
      const pages = [page('', [{title: 'Page'}, ...sections])];
      expect((await order('map quickbooks accounts', pages))[0]).toBe(map.title);
      expect((await order('quickbooks account mapping', pages))[0]).toBe(mapping.title);
    }
  });

  it('come after those that explain, if they are tables to look things up in', async () => {
    const blocks = ['The pan holds the parts of one case.'];
    const sections = [{title: 'Page'}, {title: 'A', blocks, isReference: true}, {title: 'B', blocks}];
    expect(await order('pan', [page('', sections)])).toEqual(['B', 'A']);
  });
});

describe('what a query means', () => {
  it('is a phrase of a heading before a heading that has its words apart', async () => {
    const apart = {title: 'Items for an action', blocks: ['Items, items, and an action.']};
    const pages = [page('', [{title: 'A'}, apart, {title: 'Work through action items'}])];
    expect((await order('action items', pages))[0]).toBe('Work through action items');
  });

  it('is the page whose title it begins', async () => {
    const pages = [page('', [{title: 'Line items'}, {title: 'Add a line item'}, {title: 'A line, in items'}])];
    for (const query of ['line i', 'line ite']) expect((await order(query, pages))[0]).toBe('Line items');
    expect((await order('lin', pages))[0]).not.toBe('Line items');
  });

  it('is trouble if it says that something does not work', async () => {
    const connect = {title: 'Connect FedEx', blocks: ['Print a label.']};
    const problems = {title: 'Troubleshoot FedEx', blocks: ['A label does not print.']};
    const pages = [page('', [{title: 'FedEx'}, connect, problems])];
    expect((await order('fedex print', pages))[0]).toBe('Connect FedEx');
    expect((await order('fedex wont print', pages))[0]).toBe('Troubleshoot FedEx');
  });

  it('is what most people look for, if two sections are alike', async () => {
    const sections = [{title: 'A'}, {title: 'Put a doctor on hold'}, {title: 'Put a case on hold', isPopular: true}];
    expect((await order('hold', [page('', sections)]))[0]).toBe('Put a case on hold');
  });

  it('is the row of a variable or column that it names', async () => {
    const numbers = {title: 'Start', blocks: ['The number of a case. A case number. The phone of the lab.']};
    const rows = {title: 'Variables', blocks: ['{{case.case_number}}: in every email', '{{lab.phone}}: in some']};
    const pages = [page('', [{title: 'A'}, numbers, rows])];
    for (const query of ['{{case.case_number}}', 'case.case_number', 'case_number', '{{lab.phone}}'])
      expect((await order(query, pages))[0], query).toBe('Variables');
  });
});

describe('the opening of a page', () => {
  it('is a hit if the query names the page, or if it answers', async () => {
    expect(await found('cases')).toContain('Cases');
    expect(await found('one job for a patient')).toContain('Cases');
  });

  it('does not answer by a word of its title', async () => {
    const pages = [
      page('', [
        {title: 'Doctors', blocks: ['Logins of an office.']},
        {title: 'Invite', blocks: ['Doctor with a login.']},
      ]),
    ];
    expect(await order('doctor login', pages)).toEqual(['Invite']);
  });

  it('is not named by a synonym of its title', async () => {
    const pages = [
      page('', [
        {title: 'Client Portal', blocks: ['A website.']},
        {title: 'Reset', blocks: ['A doctor without a login.']},
      ]),
    ];
    const synonyms = [{from: ['doctor login'], to: ['Client Portal']}];
    expect(await order('doctor login', pages, {synonyms})).toEqual(['Reset']);
  });

  it('is no hit for a question about one of its sections', async () => {
    expect(await found('case on hold reason')).not.toContain('Cases');
  });
});

describe('the answer', () => {
  it('is cut into pages without gaps or repeats', async () => {
    const all = await found('invoice', {hitsPerPage: 100});
    const paged = await Promise.all([0, 1, 2].map((number) => found('invoice', {page: number, hitsPerPage: 1})));
    expect(paged.flat()).toEqual(all.slice(0, 3));
    expect((await engine.search('invoice', {hitsPerPage: 1})).total).toBe(all.length);
  });

  it('counts its groups, the best first, and keeps to one that is asked for', async () => {
    const {groups, hits} = await engine.search('case');
    expect(groups[0]!.name).toBe('Cases');
    expect(groups.reduce((sum, {count}) => sum + count, 0)).toBe(hits.length);
    const only = await engine.search('case', {group: 'Financials'});
    expect(only.groups).toEqual(groups);
    expect(only.total).toBe(groups.find(({name}) => name === 'Financials')!.count);
  });

  it('is the same every time', async () => {
    for (const query of ['invoice', 'pay', 'case payment credits']) {
      expect(await found(query)).toEqual(await found(query, {}, open()));
    }
  });

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

  it.each(queries.map((query) => [query.slice(0, 30), query]))('answers %j in bounded time', async (_, query) => {
    const started = process.cpuUsage();
    const {hits} = await engine.search(query);
    engine.nearest(query);
    // Measures CPU time of this process, so a busy machine doesn't fail the test.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(200);
    expect(hits.every(({score}) => Number.isFinite(score))).toBe(true);
  });

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
    expect(await open(buildIndex([])).search('case')).toMatchObject({hits: [], total: 0, groups: []});
  });
});

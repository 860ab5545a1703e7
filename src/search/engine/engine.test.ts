import {describe, expect, it} from 'vitest';
import {buildIndex, openIndex, type SearchEngine, type SearchOptions, type SourcePage} from './index.ts';

function page(path: string, title: string, text: string, more: Partial<SourcePage> = {}): SourcePage {
  const own = {anchor: '', level: 1, title, blocks: [text]};
  return {path, group: '', keywords: [], weight: 1, facets: {}, ...more, sections: [own, ...(more.sections ?? [])]};
}

const PAGES: SourcePage[] = [
  page('invoices', 'Invoices', 'Invoice a case when it ships.', {
    sections: [
      {
        anchor: 'un',
        level: 2,
        title: 'Un-invoice',
        blocks: ['Take an invoice back.', 'Payments must be removed first.'],
      },
      {anchor: 'lock', level: 3, title: 'Financial lock', blocks: ['Closed months stay closed.']},
      {anchor: 'sync', level: 2, title: 'Sync', blocks: ['Invoices go to accounting.']},
    ],
  }),
  page('payments', 'Payments and credits', 'Record a payment and apply it to an invoice.'),
  page('pricelists', 'Pricelists', 'Prices of products for a doctor.', {facets: {tag: 'docs'}}),
  page('remakes', 'Remakes', 'Make a case again.'),
  page('statements', 'Statements', 'A statement lists invoices, payments and credits.', {keywords: ['receivables']}),
  page('constructor', 'Prototype', 'The words constructor, hasOwnProperty and __proto__ are words.'),
];

const SYNONYMS = [['remake', 'redo', 'do over'], {from: ['aged debtors', 'money owed'], to: ['statement']}];

const engine = openIndex(JSON.parse(JSON.stringify(buildIndex(PAGES, {synonyms: SYNONYMS}))));

function found(query: string, options?: SearchOptions, by: SearchEngine = engine): string[] {
  return by.search(query, options).hits.map(({section}) => {
    const anchor = by.sections.anchor(section);
    return by.sections.pagePath(by.sections.pageOf[section]!) + (anchor && `#${anchor}`);
  });
}

describe('finding', () => {
  it('puts every page first for its title and every heading in the top three for its own', () => {
    for (const source of PAGES) {
      expect(found(source.sections[0]!.title)[0]).toBe(source.path);
      for (const {title, anchor} of source.sections.slice(1)) {
        expect(found(title).slice(0, 3)).toContain(`${source.path}#${anchor}`);
      }
    }
  });

  it('joins inflections', () => expect(found('invoicing')).toEqual(found('invoiced')));
  it('finds words that are being typed', () => expect(found('statem')[0]).toBe('statements'));
  it('takes a word with a space after it as finished', () => expect(found('finan ')).toEqual([]));
  it('folds accents', () => expect(found('statément')[0]).toBe('statements'));
  it('looks in keywords', () => expect(found('receivables')[0]).toBe('statements'));
  it('joins and splits words', () => {
    expect(found('price lists')[0]).toBe('pricelists');
    expect(found('financiallock')[0]).toBe('invoices#lock');
  });

  it('corrects one typo in words of four to seven letters, two in longer ones', () => {
    expect(found('paymnt')[0]).toBe('payments');
    expect(found('pricelsits')[0]).toBe('pricelists');
    expect(found('statmnets')[0]).toBe('statements');
    expect(found('pxymxnt ')).toEqual([]);
  });

  it('corrects typos in words that are not typed to their end', () => expect(found('statm')[0]).toBe('statements'));

  it('does not correct words that it knows', () => {
    expect(found('credits').every((path) => /payments|statements/.test(path))).toBe(true);
  });

  it('knows synonyms of one and more words, both ways or one way, also when mistyped', () => {
    expect(found('redo')[0]).toBe('remakes');
    expect(found('do over')[0]).toBe('remakes');
    expect(found('redoo')[0]).toBe('remakes');
    expect(found('aged debtors')[0]).toBe('statements');
    expect(found('who owed us money')).not.toContain('remakes');
  });

  it('looks for stop words in titles only, and only while hardly any other words remain', () => {
    expect(found('how do I take an invoice back')[0]).toBe('invoices#un');
    expect(found('and')).toEqual(['payments']);
    expect(found('it')).toEqual([]);
    expect(found('does ')).toEqual([]);
  });

  it('recognises a keyword inside a question, in other forms and order, and mistyped', () => {
    const pages = [
      page('stripe', 'Stripe', 'Take money.', {keywords: ['pay by card', 'autopay']}),
      page('doctors', 'Doctors', 'A customer with a card, one of our customers.'),
    ];
    const by = openIndex(buildIndex([...pages, ...PAGES]));
    expect(found('customer wants to be paying with cards', {}, by)[0]).toBe('stripe');
    expect(found('customer wants to pay by crad', {}, by)[0]).toBe('stripe');
  });

  it('prefers the heading that says a keyword of its page', () => {
    const heading = {anchor: 'hold', level: 2, title: 'Put a case on hold', blocks: []};
    const pages = [
      page('doctors', 'Doctors', 'A doctor on hold.'),
      page('cases', 'Cases', 'Many words.', {keywords: ['hold', 'pause'], sections: [heading]}),
    ];
    expect(found('hold', {}, openIndex(buildIndex([...pages, ...PAGES])))[0]).toBe('cases#hold');
  });

  it('finds a heading that several pages have by the name of its page', () => {
    const related = {anchor: 'related', level: 2, title: 'Related', blocks: []};
    const pages = ['Cases', 'Doctors', 'Offices', 'Users'].map((title) =>
      page(title.toLowerCase(), title, `${title} and cases.`, {sections: [related]}),
    );
    const by = openIndex(buildIndex(pages));
    expect(found('related cases', {}, by)[0]).toBe('cases#related');
    expect(found('Users: related', {}, by)[0]).toBe('users#related');
  });
});

describe('the answer', () => {
  it('has a few hits per page at most, and pages through all of them without gaps or repeats', () => {
    const all = found('invoice', {hitsPerPage: 100});
    expect(all.filter((path) => path.startsWith('invoices')).length).toBeLessThanOrEqual(3);
    const paged = [0, 1, 2, 3, 4, 5].flatMap((number) => found('invoice', {page: number, hitsPerPage: 1}));
    expect(paged).toEqual(all.slice(0, 6));
  });

  it('is the same every time, and from a reopened index', () => {
    const again = openIndex(buildIndex(PAGES, {synonyms: SYNONYMS}));
    for (const query of ['invoice', 'pay', 'case payment credits']) {
      expect(found(query)).toEqual(found(query));
      expect(found(query, {}, again)).toEqual(found(query));
    }
  });

  it('keeps to the facets asked for', () => {
    expect(found('prices payments', {acceptFacets: ({tag}) => tag === 'docs'})).toEqual(['pricelists']);
  });

  it('suggests queries that find something when it finds nothing', () => {
    const {hits, suggestions} = engine.search('stxtxxents qqqq');
    expect(hits).toEqual([]);
    expect(suggestions).toContain('Statements');
    expect(suggestions.filter((suggestion) => /^statements$/i.test(suggestion))).toHaveLength(1);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of suggestions) expect(found(suggestion).length).toBeGreaterThan(0);
  });
});

describe('hostile queries', () => {
  const queries = [
    '',
    ' ',
    '__proto__',
    'constructor',
    'hasOwnProperty toString valueOf',
    '<img src=x onerror=alert(1)>',
    '(((((',
    '\\',
    '"',
    '!',
    '🦷🦷',
    'שלום עולם',
    'Ａ',
    '\u0000\uffff',
    '\ud800',
    'a',
    'the of and',
    'x'.repeat(10_000),
    'case '.repeat(2_000),
    'é'.repeat(600),
    Array.from({length: 500}, (_, i) => `w${i}rd`).join(' '),
  ];

  it.each(queries.map((query) => [query.slice(0, 30), query]))('answers %j in bounded time', (_, query) => {
    const started = process.cpuUsage();
    const answer = engine.search(query);
    // Time of this process only: a busy machine is not the query's fault.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(200);
    expect(answer.hits.length).toBeLessThanOrEqual(20);
    expect(answer.hits.every(({score}) => Number.isFinite(score))).toBe(true);
  });

  it('answers any string', () => {
    let state = 1;
    const random = (below: number): number => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
    for (let i = 0; i < 500; i++) {
      const query = String.fromCharCode(...Array.from({length: random(40)}, () => random(random(2) ? 128 : 65_536)));
      expect(() => engine.search(query)).not.toThrow();
    }
  });

  it('finds words that are names of object members', () => {
    expect(found('constructor')).toContain('constructor');
    expect(found('__proto__')).toContain('constructor');
  });
});

describe('opening', () => {
  it('refuses other formats and damaged data', () => {
    const data = buildIndex(PAGES);
    expect(() => openIndex({...data, format: 0})).toThrow(TypeError);
    expect(() => openIndex(undefined as never)).toThrow(TypeError);
    expect(() => openIndex({...data, sections: {...data.sections, title: []}})).toThrow();
  });

  it('opens an empty index', () => {
    expect(openIndex(buildIndex([])).search('case')).toMatchObject({hits: [], total: 0, suggestions: []});
  });
});

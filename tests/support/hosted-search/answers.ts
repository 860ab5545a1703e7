/** What the hosted search finds in tests: a few blocks of the site that hold every word of a query. */
type Query = {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  attributesToSnippet: string[];
  snippetEllipsisText: string;
};

export type QueriesBody = {requests: Query[]};

type Block = {path: string; group: string; title: string; heading?: string; text: string};

/** The fifty rules are enough for three pages of results. */
const BLOCKS: readonly Block[] = [
  {path: '/docs/cases/overview', group: 'Cases', title: 'Overview', text: 'A case becomes an invoice when it is done.'},
  {
    path: '/guides/invoicing-and-shipping',
    group: 'Guides',
    title: 'Invoicing and shipping',
    text: 'From the last step to the invoice and the box.',
  },
  {
    path: '/docs/system/email-templates',
    group: 'System',
    title: 'Email templates',
    text: 'The email that brings an invoice.',
  },
  {path: '/docs/system/pdf-templates', group: 'System', title: 'PDF templates', text: 'How an invoice is printed.'},
  {
    path: '/docs/financials/statements',
    group: 'Financials',
    title: 'Statements',
    text: 'A statement lists every open invoice.',
  },
  {
    path: '/docs/financials/statements#send',
    group: 'Financials',
    title: 'Statements',
    heading: 'Send statements',
    text: 'Once a month.',
  },
  ...Array.from({length: 50}, (_, number) => ({
    path: `/docs/financials/invoices#rule-${number}`,
    group: 'Financials',
    title: 'Invoices',
    heading: `Invoice rule ${number}`,
    text: 'One two three four five six seven eight nine ten eleven twelve words follow in the text of an invoice rule.',
  })),
];

function snippetOf(text: string, {attributesToSnippet, snippetEllipsisText}: Query): string {
  const length = Number(attributesToSnippet.find((one) => one.startsWith('content:'))!.split(':')[1]);
  const words = text.split(' ');
  return words.length > length ? words.slice(0, length).join(' ') + snippetEllipsisText : text;
}

function answerQuery(query: Query) {
  const {page = 0, hitsPerPage = 20} = query;
  const words = query.query.toLowerCase().split(/\W+/).filter(Boolean);
  const found = BLOCKS.filter(({group, title, heading, text}) => {
    const all = `${group} ${title} ${heading} ${text}`.toLowerCase();
    return words.length > 0 && words.every((word) => all.includes(word));
  });
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({path, group, title, heading, text}) => ({
    ...{objectID: path, url: `https://www.lab-compass.example/help${path}`, type: 'content', content: text},
    hierarchy: {lvl0: group, lvl1: title, lvl2: heading ?? null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _snippetResult: {content: {value: snippetOf(text, query)}},
  }));
  const counts = {nbHits: found.length, nbPages: Math.ceil(found.length / hitsPerPage), page, hitsPerPage};
  return {index: query.indexName, query: query.query, hits, ...counts, queryID: `query-${query.query}`};
}

export const answerQueries = ({requests}: QueriesBody) => ({results: requests.map(answerQuery)});

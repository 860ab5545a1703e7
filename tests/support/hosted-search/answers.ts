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

/** Path, group, title, heading if it isn't the page's opening, and text. The fifty rules are enough for three pages of results. */
const BLOCKS: readonly (readonly [path: string, group: string, title: string, heading: string | null, text: string])[] =
  [
    ['/docs/cases/overview', 'Cases', 'Overview', null, 'A case becomes an invoice when it is done.'],
    ['/guides/invoicing-and-shipping', 'Guides', 'Invoicing and shipping', null, 'From the last step to the invoice.'],
    ['/docs/system/email-templates', 'System', 'Email templates', null, 'The email that brings an invoice.'],
    ['/docs/system/pdf-templates', 'System', 'PDF templates', null, 'How an invoice is printed.'],
    ['/docs/financials/statements', 'Financials', 'Statements', null, 'A statement lists every open invoice.'],
    ['/docs/financials/statements#send', 'Financials', 'Statements', 'Send statements', 'Once a month.'],
    ...Array.from({length: 50}, (_, number) => {
      const text =
        'One two three four five six seven eight nine ten eleven twelve words follow in the text of an invoice rule.';
      return [
        `/docs/financials/invoices#rule-${number}`,
        'Financials',
        'Invoices',
        `Invoice rule ${number}`,
        text,
      ] as const;
    }),
  ];

function snippetOf(text: string, {attributesToSnippet, snippetEllipsisText}: Query): string {
  const length = Number(attributesToSnippet.find((one) => one.startsWith('content:'))!.split(':')[1]);
  const words = text.split(' ');
  return words.length > length ? words.slice(0, length).join(' ') + snippetEllipsisText : text;
}

function answerQuery(query: Query) {
  const {page = 0, hitsPerPage = 20} = query;
  const words = query.query.toLowerCase().split(/\W+/).filter(Boolean);
  const found = BLOCKS.filter(([, ...texts]) => {
    const all = texts.join(' ').toLowerCase();
    return words.length > 0 && words.every((word) => all.includes(word));
  });
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(([path, lvl0, lvl1, lvl2, text]) => ({
    ...{objectID: path, url: `https://www.lab-compass.example/help${path}`, type: 'content', content: text},
    hierarchy: {lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _snippetResult: {content: {value: snippetOf(text, query)}},
  }));
  const counts = {nbHits: found.length, nbPages: Math.ceil(found.length / hitsPerPage), page, hitsPerPage};
  return {index: query.indexName, query: query.query, hits, ...counts, queryID: `query-${query.query}`};
}

export const answerQueries = ({requests}: QueriesBody) => ({results: requests.map(answerQuery)});

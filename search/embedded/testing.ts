import {parsePage, readPage, type BuiltPage, type SearchPage} from '../records';

/** The built pages of a small test site. */
const PAGES: BuiltPage[] = [
  {
    url: 'https://docs.example/help/docs/invoices',
    group: 'Financials',
    tree: page(
      'Invoices',
      `<p>Invoicing a case makes one invoice with the number of the case.</p>
       <h2 id="un-invoice">Un-invoice<a class="hash-link" href="#un-invoice">&#8203;</a></h2>
       <p>Take an invoice back before you change the case. It is refused while payments are applied to it.</p>
       <h3 id="lock">Financial lock</h3><p id="months">Closed months <b>&lt;cannot&gt;</b> be changed.</p>`,
    ),
  },
  {
    url: 'https://docs.example/help/docs/shipping-routes',
    group: 'System',
    tree: page('Shipping routes', '<p>A route says which carrier takes the box, and how many days it needs.</p>'),
  },
  {
    url: 'https://docs.example/help/guides/outsourcing',
    group: 'Guides',
    tree: page(
      'Outsourcing',
      '<p>Send steps to a milling centre and get them back on time.</p>',
      'docs-guides-current',
    ),
  },
];

function page(title: string, body: string, tag = 'docs-default-current'): BuiltPage['tree'] {
  return parsePage(`<html><head><meta name="docusaurus_tag" content="${tag}"></head><body><main><article>
    <div class="theme-doc-markdown"><header><h1>${title}</h1></header>${body}</div></article></main></body></html>`);
}

export function samplePages(): SearchPage[] {
  const pages = PAGES.map((built) => readPage(built)!);
  pages[0]!.sections[1]!.questions = ['undo a bill', 'wrong amount was billed'];
  return pages;
}

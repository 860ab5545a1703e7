import {parsePage} from '../../lib/html';
import {readPage, type SearchPage} from '../records/read-page';

const pageOf = (path: string, group: string, title: string, body: string): SearchPage =>
  readPage({
    url: `https://docs.example/help/${path}`,
    group,
    tree: parsePage(`<html><head></head><body><main><article><div class="theme-doc-markdown"><header><h1>${title}</h1>
      </header>${body}</div></article></main></body></html>`),
  })!;

/** The pages of a small test site. */
export function samplePages(): SearchPage[] {
  const invoices = pageOf(
    'docs/invoices',
    'Financials',
    'Invoices',
    `<p>Invoicing a case makes one invoice with the number of the case.</p>
     <h2 id="un-invoice">Un-invoice<a class="hash-link" href="#un-invoice">&#8203;</a></h2>
     <p>Take an invoice back before you change the case. It is refused while payments are applied to it.</p>
     <h3 id="lock">Financial lock</h3><p id="months">Closed months <b>&lt;cannot&gt;</b> be changed.</p>`,
  );
  invoices.sections[1]!.questions = ['undo a bill', 'wrong amount was billed'];
  const route = '<p>A route says which carrier takes the box, and how many days it needs.</p>';
  const steps = '<p>Send steps to a milling centre and get them back on time.</p>';
  return [
    invoices,
    pageOf('docs/shipping-routes', 'System', 'Shipping routes', route),
    pageOf('guides/outsourcing', 'Guides', 'Outsourcing', steps),
  ];
}

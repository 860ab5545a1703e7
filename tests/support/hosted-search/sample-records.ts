/** The hosted index in tests: a few pages of the fixture site, split into records like the real ones. */
import {cutRecords, parsePage, readPage, type SearchPage} from '../../../search/records';

const SITE = 'https://www.lab-compass.example/help';

export function samplePage(
  path: string,
  group: string,
  title: string,
  body: string,
  tag = 'docs-default-current',
): SearchPage {
  const html = `<html lang="en"><head><meta name="docusaurus_locale" content="en">
    <meta name="docusaurus_tag" content="${tag}"></head><body><main><article>
    <div class="theme-doc-markdown"><header><h1>${title}</h1></header>${body}</div></article></main></body></html>`;
  return readPage({url: SITE + path, group, tree: parsePage(html)})!;
}

/** Enough sections for three pages of results. */
const manyRules = Array.from(
  {length: 25},
  (_, i) => `<h2 id="rule-${i}">Invoice rule ${i}</h2>
    <p>One two three four five six seven eight nine ten eleven twelve words follow in the text of an invoice rule.</p>`,
).join('');

export const sampleRecords = cutRecords([
  samplePage('/docs/cases/overview', 'Cases', 'Overview', '<p>A case becomes an invoice when it is done.</p>'),
  samplePage(
    '/guides/invoicing-and-shipping',
    'Guides',
    'Invoicing and shipping',
    '<p>From the last step to the invoice and the box.</p>',
    'docs-guides-current',
  ),
  samplePage('/docs/system/email-templates', 'System', 'Email templates', '<p>The email that brings an invoice.</p>'),
  samplePage('/docs/financials/statements', 'Financials', 'Statements', '<p>A statement lists every open invoice.</p>'),
  samplePage('/docs/financials/invoices', 'Financials', 'Invoices', `<p>An invoice asks for payment.</p>${manyRules}`),
]);

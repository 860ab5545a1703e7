// cspell:ignore Avalara BACS BECS BPAY Cardless chargeback echeck EFTPOS MYOB SEPA uncollectible Venmo Worldpay Zelle
import type {SynonymGroup} from './group';

const invoices = '/docs/financials/invoices';
const payments = '/docs/financials/payments-and-credits';
const statements = '/docs/financials/statements';
const taxAreas = '/docs/financials/tax-areas';
const billingLabs = '/docs/system/billing-labs';
const quickbooks = '/docs/system/integrations/accounting/quickbooks-online';
const stripe = '/docs/system/integrations/payment-processing/stripe';

export const bookkeepingWords: readonly SynonymGroup[] = [
  {words: ['tax invoice', 'sales invoice', 'raise an invoice', 'post an invoice'], page: invoices},
  {words: ['rounding difference', 'invoice total', 'penny difference', 'cent off', 'payment due date'], page: invoices},
  {words: ['partly paid', 'part paid', 'paid in full', 'free remake invoice', 'reverse an invoice'], page: invoices},
  {words: ['void a bill', 'reissue an invoice', 'rebill', 'amend an invoice', 'forgot the discount'], page: invoices},
  {words: ['lock a month', 'period lock', 'closed period', 'unlock a month', 'reopen a month'], page: invoices},
  {words: ['year end', 'fiscal year', 'backdate an invoice', 'prior month invoice'], page: invoices},
  {words: ['resend an invoice', 'copy of an invoice', 'print an invoice', 'combine invoices'], page: invoices},
  {words: ['consolidated invoice', 'monthly invoice', 'PPF number', 'processing fee invoice'], page: invoices},
  {words: ['invoice history', 'forgot to bill', 'bill the dentist', 'overcharged', 'undercharged'], page: invoices},
  {words: ['billed twice', 'double billed', 'accounting period', 'previous period', 'invoice bounced'], page: invoices},
  {words: ['different email for an invoice'], page: invoices},
  // In short
  {words: ['dated last month', 'invoice last month', 'dispute a bill', 'close off a month'], page: invoices},
  {words: ['already billed', 'change a bill', 'correct a bill', 'bill mistake'], page: invoices},
  {words: ['invoice a case twice', 'protect a month', 'stop changes to a month', 'send a bill again'], page: invoices},
  {words: ['old invoice'], page: invoices},
  // Ways to pay
  {words: ['BACS', 'EFT', 'wire transfer', 'Zelle', 'Venmo', 'PayPal', 'money order', 'cash payment'], page: payments},
  {words: ['direct deposit', 'remittance advice', 'lockbox', 'cheque number', 'deposit slip'], page: payments},
  {words: ['bank deposit', 'post a payment', 'enter a payment', 'cash receipts', 'payment receipt'], page: payments},
  {words: ['send a receipt', 'take card over the phone', 'card terminal', 'EFTPOS', 'PDQ machine'], page: payments},
  {words: ['charge a card', 'charge the bank'], page: payments},
  // Applying
  {words: ['oldest first', 'apply to a certain invoice', 'unapplied cash', 'unallocated cash'], page: payments},
  {words: ['money on account', 'split a check', 'part payment', 'short payment', 'underpaid'], page: payments},
  {words: ['overpaid', 'paid too much', 'paid twice', 'duplicate payment', 'payment in advance'], page: payments},
  {words: ['match payments', 'balance did not go down', 'invoice open again', 'disputed invoice'], page: payments},
  // Taking back
  {words: ['void a payment', 'delete a payment', 'reverse a payment', 'NSF', 'insufficient funds'], page: payments},
  {words: ['returned check', 'ACH returned', 'stop payment', 'refund a card', 'give a refund'], page: payments},
  {words: ['partial refund', 'refund or void'], page: payments},
  // Credits
  {words: ['issue a credit', 'credit reason', 'goodwill credit', 'remake credit', 'returned product'], page: payments},
  {words: ['pricing correction', 'write off a balance', 'uncollectible', 'small balance'], page: payments},
  {words: ['settlement discount', 'prompt payment discount', 'loyalty rebate', 'year-end rebate'], page: payments},
  {words: ['adjust a balance', 'account adjustment', 'compensation', 'credit the customer'], page: payments},
  {words: ['bank and Pilot differ', 'deposit differs'], page: payments},
  // Also said
  {words: ['invoice adjustment', 'deposit in advance'], page: payments},
  // In short
  {words: ['credit for a faulty crown', 'faulty work credit', 'bounced', 'small amount'], page: payments},
  {words: ['wrong bill paid', 'record a payment', 'money came in', 'took a payment'], page: payments},
  {words: ['put money on account', 'apply a check'], page: payments},
  {words: ['statement of account', 'month-end statement', 'AR report', 'accounts receivable report'], page: statements},
  {words: ['aged receivables', 'ageing', 'ageing report', 'aged balance', 'debtors ledger'], page: statements},
  {words: ['debtor report', '30 60 90', 'over 90 days', 'current column', 'days overdue'], page: statements},
  {words: ['chase payment', 'chase debt', 'debt collection', 'credit control', 'reminder letter'], page: statements},
  {words: ['dunning letter', 'payment reminder', 'past due notice', 'final notice', 'final demand'], page: statements},
  {words: ['late payment penalty', 'interest on overdue', 'slow payers', 'arrears', 'delinquent'], page: statements},
  {words: ['opening balance', 'closing balance', 'balance forward', 'brought forward'], page: statements},
  {words: ['review statements', 'mark as reviewed', 'draft statement', 'mail statements'], page: statements},
  {words: ['resend a statement', 'discard a statement', 'snapshot', 'aging higher than balance'], page: statements},
  {words: ['closing checklist', 'month-end procedure', 'month-end routine', 'billing cycle'], page: statements},
  {words: ['statement period', 'message on a statement', 'group statement', 'statement for a DSO'], page: statements},
  {words: ['combined statement', 'charge a late fee', 'running cycle', 'weekly statement'], page: statements},
  // In short
  {words: ['statement by post', 'aged debt', 'debt report', 'late payers', 'overdue accounts'], page: statements},
  {words: ['remind customers', 'debtors list', 'charge interest', 'owed to us', 'outstanding debt'], page: statements},
  {words: ['monthly statements', 'send reminders'], page: statements},
  {words: ['sales tax rate', 'tax exempt', 'exemption certificate', 'zero rated', '0% tax'], page: taxAreas},
  {words: ['tax jurisdiction', 'tax district', 'tax code', 'tax zone', 'nexus', 'combined rate'], page: taxAreas},
  {words: ['city tax', 'local tax', 'use tax', 'excise tax', 'HST', 'PST', 'Avalara', 'TaxJar'], page: taxAreas},
  {words: ['effective date of a rate', 'future tax rate', 'tax decimals', 'tax rounding'], page: taxAreas},
  {words: ['tax on shipping', 'tax on freight', 'wrong tax', 'tax missing', 'tax is zero'], page: taxAreas},
  {words: ['charged tax by mistake', 'product not taxable', 'dentures exempt', 'non-taxable product'], page: taxAreas},
  {words: ['multiple states', 'default tax area', 'retire a tax area', 'This tax area has offices'], page: taxAreas},
  {words: ['tax differs in QuickBooks', 'tax setup'], page: taxAreas},
  // In short
  {words: ['tax on delivery', 'exempt school', 'tax on an order', 'state sales tax'], page: taxAreas},
  {words: ['exempt customer', 'tax free customer', 'new rate', 'VAT rate', 'GST rate'], page: taxAreas},
  {words: ['tax percentage', 'tax per office', 'certificate'], page: taxAreas},
  {words: ['sister company', 'branch lab', 'subsidiary', 'entity', 'DBA', 'trading name'], page: billingLabs},
  {words: ['company name', 'company address', 'company details', 'lab phone', 'lab logo'], page: billingLabs},
  {words: ['upload a logo', 'blurry logo', 'logo missing', 'EIN', 'ABN', 'VAT number'], page: billingLabs},
  {words: ['remittance address', 'where checks are mailed', 'reply-to email'], page: billingLabs},
  {words: ['replies reach nobody', 'merged labs', 'acquired a lab', 'bought a lab', 'merger'], page: billingLabs},
  {words: ['default billing lab', 'gaps in invoice numbers', 'separate books'], page: billingLabs},
  {words: ['separate bank accounts', 'intercompany', 'franchise', 'multi-company', 'multi-lab'], page: billingLabs},
  {words: ['multi-site', 'second brand', 'retire a billing lab'], page: billingLabs},
  // In short
  {words: ['two labs', 'one owner', 'two labs one owner', 'address on our invoices'], page: billingLabs},
  {words: ['second business', 'letterhead address'], page: billingLabs},
  {words: ['QuickBooks Desktop', 'MYOB', 'FreshBooks', 'NetSuite', 'Zoho Books'], page: quickbooks},
  {words: ['accounting software', 'accounting package', 'CPA', 'account mapping', 'GL account'], page: quickbooks},
  {words: ['income account', 'undeposited funds', 'clearing account', 'A/R account', 'sync now'], page: quickbooks},
  {words: ['sync log', 'failed sync', 'retry a document', 'two-way sync', 'link customers'], page: quickbooks},
  {words: ['customer name is taken', 'vendor same name', 'duplicate customers'], page: quickbooks},
  {words: ['needs attention QuickBooks', 'reconnect QuickBooks', 'QuickBooks expired'], page: quickbooks},
  {words: ['payment is there twice', 'double payment', 'bookkeeper enters payments'], page: quickbooks},
  {words: ['credit memo sync', 'edited in QuickBooks', 'period is closed', 'reconcile'], page: quickbooks},
  {words: ['reconciliation', 'bank reconciliation', 'balances differ', 'AR does not match'], page: quickbooks},
  {words: ['tax in QuickBooks', 'sales by type', 'revenue by type', 'second QuickBooks company'], page: quickbooks},
  {words: ['sync direction', 'Stripe deposits in books'], page: quickbooks},
  // In short
  {words: ['accounting program', 'QuickBooks error', 'shows twice', 'wrong account in QuickBooks'], page: quickbooks},
  {words: ['ledger', 'export to books', 'QuickBooks customers'], page: quickbooks},
  {words: ['payment gateway', 'card processor', 'Square', 'Authorize.net', 'Worldpay', 'Amex'], page: stripe},
  {words: ['Mastercard', 'debit card', 'Google Pay', 'BECS', 'SEPA', 'BPAY', 'GoCardless'], page: stripe},
  {words: ['card surcharge', 'pass on card fees', 'credit card fee', '3% fee', 'processing fee percent'], page: stripe},
  {words: ['statement descriptor', 'chargeback', 'dispute a charge', 'payer disputes', 'Stripe fees'], page: stripe},
  {words: ['deposit lower than payments', 'ACH pending', 'pending for days', 'bank debit', 'ACH fails'], page: stripe},
  {words: ['ACH or card', 'echeck', 'autopay rules', 'autopay takes everything', 'what autopay charges'], page: stripe},
  {words: ['recurring charge', 'store a card', 'save a card', 'PCI', 'card security'], page: stripe},
  {words: ['last four digits', 'pay link', 'pay button missing', 'portal payments', 'connect Stripe'], page: stripe},
  {words: ['Stripe account', 'Stripe verification', 'legal name', 'test payment', 'disconnect Stripe'], page: stripe},
  {words: ['declined autopay', 'retry a charge', 'stop autopay for everyone', 'autopay log'], page: stripe},
  {words: ['tap to pay', 'payment terminal'], page: stripe},
  // In short
  {words: ['deposit does not match', 'Stripe deposit', 'card refused', 'refund in Stripe'], page: stripe},
  {words: ['card payments', 'credit card payments', '3 percent', 'card charge fee', 'accept cards'], page: stripe},
  {words: ['bank payments', 'charge back', 'monthly auto charge'], page: stripe},
];

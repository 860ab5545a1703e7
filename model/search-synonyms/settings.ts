// cspell:ignore Aoralscan chairside Chromascop colour Dymo Launca Omnicam Planmeca Virtuo
import type {SynonymGroup} from './group';

const automations = '/docs/system/automations/overview';
const iosCaseCreate = '/docs/system/automations/ios-case-create';
const scanners = '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit';
const bulkImports = '/docs/system/bulk-imports/overview';
const emailTemplates = '/docs/system/email-templates';
const pdfTemplates = '/docs/system/pdf-templates';
const dropdownValues = '/docs/system/settings/dropdown-values';

export const settingWords: readonly SynonymGroup[] = [
  {words: ['default products', 'related products', 'always add alloy'], page: automations},
  {words: ['add a product automatically', 'automatic tag', 'hold automatically'], page: automations},
  {words: ['automatic message', 'message by rule', 'auto assign a doctor', 'workflow automation'], page: automations},
  {words: ['business rule', 'conditions', 'trigger of a rule', 'create a rule'], page: automations},
  {words: ['test an automation', 'test a rule', 'dry run', 'simulate', 'try a rule', 'rule order'], page: automations},
  {words: ['Stop after this one', 'endless loop', 'chain of automations', 'automation log'], page: automations},
  {words: ['rule does not match', 'No price for this pair', 'double lines', 'action was skipped'], page: automations},
  {words: ['message nobody wrote', 'scheduled automation', 'nightly job', 'timed job'], page: automations},
  {words: ['run on old cases', 'Runs in 30 days', 'Product Added', 'Additional Step Added'], page: automations},
  {words: ['automation limits', 'copy a rule'], page: automations},
  // In short
  {words: ['automation message', 'automation sends', 'rule sends a message', 'automate'], page: automations},
  {words: ['automatically add', 'auto rule', 'automatic line', 'rules engine'], page: automations},
  {words: ['assign pair', 'match a dentist', 'sender of an order', 'Scanner Contact Name'], page: iosCaseCreate},
  {words: ['Scanner Name', 'Contact Email', 'postal code rule', 'Case Name', 'Order Number'], page: iosCaseCreate},
  {words: ['Join items', 'three single crowns', 'shade not taken over', 'jaw type', 'new sender'], page: iosCaseCreate},
  {words: ['unknown sender', 'free text of an order', 'Rx mapping', 'autofill from the scanner'], page: iosCaseCreate},
  {words: ['prefill a case', 'auto-populate', 'retype the Rx', 'doctor mapping'], page: iosCaseCreate},
  {words: ['dentist not recognized', 'sender rule', 'guard from a scan'], page: iosCaseCreate},
  // In short
  {words: ['separate crowns', 'bridge as crowns', 'automatic doctor', 'bridge from a scanner'], page: iosCaseCreate},
  {words: ['order without a doctor', 'scanner order doctor', 'match the sender'], page: iosCaseCreate},
  // Makes
  {words: ['Align Technology', 'iTero Element', 'iTero Lumina', 'TRIOS 5', '3Shape Unite'], page: scanners},
  {words: ['Medit i700', 'i900', 'Omnicam', 'Planmeca', 'Emerald', 'Aoralscan', 'Helios', 'Launca'], page: scanners},
  {words: ['Virtuo Vivo', 'True Definition', '3M scanner', 'Heron', 'Panda scanner', 'Sirona Connect'], page: scanners},
  {words: ['unsupported scanner', 'supported scanners', 'scanner brands', 'digital scanner'], page: scanners},
  // Connecting
  {words: ['connect iTero', 'connect 3Shape', 'connect Medit', 'Medit partnership'], page: scanners},
  {words: ['partner in Medit Link', 'Medit administrator', 'reconnect a scanner'], page: scanners},
  {words: ['scanner needs attention', 'disconnect a scanner', 'receive orders from', 'test order'], page: scanners},
  // Orders
  {words: ['digital order', 'scan order', 'scan inbox', 'IOS inbox', 'IOS portal'], page: scanners},
  {words: ['order not in the list', 'order missing', 'accept an order', 'reject an order'], page: scanners},
  {words: ['reject reason', 'un-accept', 'accepted by mistake', 'auto-accept', 'accept automatically'], page: scanners},
  {words: ['Go Live flag', 'duplicate order', 'rescan arrived', 'updated order', 'iTero modeling'], page: scanners},
  {words: ['scan without prescription', 'order without files', 'upload still running'], page: scanners},
  {words: ['known senders', 'send a design back', 'design approval', 'manual STL', 'digital workflow'], page: scanners},
  // Also said
  {words: ['auto-attach scans', 'shared inbox for scanners', 'three inboxes', 'chairside scanner'], page: scanners},
  // In short
  {words: ['Medit partner', 'partner request', 'orders not arriving', 'wrong doctor from a scanner'], page: scanners},
  {words: ['scanner connection', 'scan missing files', 'scanner orders', 'intraoral'], page: scanners},
  {words: ['digital impressions arrive', 'new scan arrived', 'scanner files', 'scanner setup'], page: scanners},
  // Files
  {words: ['Excel file', 'XLSX', 'Google Sheets', 'semicolon', 'comma delimited', 'UTF-8'], page: bulkImports},
  {words: ['strange characters', 'accents broken', 'leading zero', 'ZIP lost its zero'], page: bulkImports},
  {words: ['Unknown column', 'import template', 'download a template', 'row errors'], page: bulkImports},
  {words: ['This reference is already used', 'ID column', 'reference key', 'legacy ID'], page: bulkImports},
  {words: ['external ID', 'upsert', '20000 rows', 'blank cells', 'preferences disappeared'], page: bulkImports},
  {words: ['cleared values', 'dollar sign in a file'], page: bulkImports},
  // Moving data
  {words: ['data conversion', 'data transfer', 'load data', 'import balances', 'import cases'], page: bulkImports},
  {words: ['import history', 'past invoices', 'old cases', 'import employees'], page: bulkImports},
  {words: ['Client Flat Import', 'Doctor Custom Prices', 'Case Custom Fields'], page: bulkImports},
  {words: ['Product Price Lists', 'import lot numbers', 'undo an import', 'roll back an import'], page: bulkImports},
  // Getting data out
  {words: ['export everything', 'mailing list', 'email list of dentists', 'backup of data'], page: bulkImports},
  {words: ['edit in Excel', 'mass update of customers', 'export edit import'], page: bulkImports},
  // Also said
  {words: ['exporter', 'load prices', 'spreadsheet upload'], page: bulkImports},
  // In short
  {words: ['export dentists', 'Excel columns', 'old data', 'data from another system'], page: bulkImports},
  {words: ['spreadsheet columns', 'load customers', 'missing zero', 'first zero', 'lost zeros'], page: bulkImports},
  {words: ['Excel list', 'customers from Excel', 'price spreadsheet', 'bring in data'], page: bulkImports},
  {words: ['upload customers'], page: bulkImports},
  {words: ['email text', 'subject line', 'HTML email', 'mail merge', 'merge tags', 'tokens'], page: emailTemplates},
  {words: ['variables', 'email variables', 'preview an email', 'restore default text'], page: emailTemplates},
  {words: ['email looks bad', 'Outlook', 'email layout', 'spam folder', 'junk mail', 'WhatsApp'], page: emailTemplates},
  {words: ['push notification', 'hold email', 'receipt email', 'acknowledgement'], page: emailTemplates},
  {words: ['order confirmation', 'welcome email', 'pickup scheduled email'], page: emailTemplates},
  {words: ['password reset email', 'blind copy', 'CC myself', 'sender name', 'attach the PDF'], page: emailTemplates},
  {words: ['attachment missing', 'same email twice', 'duplicate emails'], page: emailTemplates},
  {words: ['a block is not closed', 'gap in an email', 'logo in emails', 'wording of a notice'], page: emailTemplates},
  {words: ['personalize emails', 'email of the other company', 'emailer', 'notices to dentists'], page: emailTemplates},
  // In short
  {words: ['email bounced', 'email footer', 'email signature text', 'text messages to dentists'], page: emailTemplates},
  {words: ['shipped notice', 'email sent to dentists', 'turn off an email', 'emails going out'], page: emailTemplates},
  {words: ['change an email', 'SMS texts', 'notification text'], page: emailTemplates},
  // Ticket and labels
  {words: ['docket', 'job card', 'job sheet', 'lab ticket', 'worksheet', 'route card', 'traveler'], page: pdfTemplates},
  {words: ['pan ticket', 'case ticket', 'work card', 'ticket too big', 'half sheet'], page: pdfTemplates},
  {words: ['half letter', 'A5', 'A4', 'letter size', 'print preferences', 'pan label', 'sticker'], page: pdfTemplates},
  {words: ['box sticker', 'small label', 'label stock', 'Dymo label', 'Brother printer'], page: pdfTemplates},
  {words: ['QR too small', 'fit to page', 'printer scaling', 'barcode size', 'REMAKE banner'], page: pdfTemplates},
  {words: ['big rush mark'], page: pdfTemplates},
  // Papers for the office
  {words: ['invoice template', 'invoice design', 'invoice footer', 'payment instructions'], page: pdfTemplates},
  {words: ['bank details on the invoice', 'remake terms', 'dispatch note', 'delivery docket'], page: pdfTemplates},
  {words: ['packing list layout', 'prices on the packing slip', 'return instructions'], page: pdfTemplates},
  {words: ['printed documents'], page: pdfTemplates},
  // Editing
  {words: ['HTML and CSS', 'landscape', 'orientation', 'restore default layout'], page: pdfTemplates},
  {words: ['variable prints nothing', 'QR variable', 'printout'], page: pdfTemplates},
  // In short
  {words: ['print case labels', 'print labels for pans', 'bigger QR', 'larger code'], page: pdfTemplates},
  {words: ['ticket design', 'change the ticket', 'change the invoice look', 'add our logo'], page: pdfTemplates},
  {words: ['paper ticket', 'print layout of labels', 'slip in the box'], page: pdfTemplates},
  // Lists
  {words: ['lookup table', 'system tables', 'laboratory lists', 'code table'], page: dropdownValues},
  {words: ['cancellation reasons', 'stump shade list', 'tag color', 'tag colour', 'rush tag'], page: dropdownValues},
  {words: ['VIP tag', 'Urgent tag', 'rush not on top', 'default case type', 'merge values'], page: dropdownValues},
  {words: ['duplicate values', 'retire a value', 'hide a choice', 'rename a reason'], page: dropdownValues},
  {words: ['This name is already in the list'], page: dropdownValues},
  // Shades
  {words: ['3D-Master', 'Chromascop', 'VITA classical', 'bleach shades', 'BL1', 'OM1'], page: dropdownValues},
  {words: ['ND shades', 'ST shades', 'Show on the Client Portal'], page: dropdownValues},
  // Custom fields
  {words: ['user-defined field', 'UDF', 'extra field', 'additional field', 'lot number field'], page: dropdownValues},
  {words: ['NPI field', 'articulator field', 'sintering program', 'yes or no field'], page: dropdownValues},
  {words: ['remake statistics'], page: dropdownValues},
  // In short
  {words: ['add a remake reason', 'new hold reason', 'new tag', 'shade list', 'new shade'], page: dropdownValues},
  {words: ['add a tag', 'extra information on a case'], page: dropdownValues},
];

// cspell:ignore cutover MHRA
import type {SynonymGroup} from './group';

const whyPilot = '/pilot/welcome/why-pilot';
const quickStart = '/pilot/welcome/quick-start';
const changelog = '/pilot/changelog';
const threeShapeLms = '/pilot/compare/3shape-lms';
const dlcpm = '/pilot/compare/dlcpm';
const labManager = '/pilot/compare/labmanager';
const easyRx = '/pilot/compare/easyrx';
const dentaLab = '/pilot/compare/dentalab-for-quickbooks';
const simpleLabOs = '/pilot/compare/simplelabos';
const labCaseBook = '/pilot/compare/labcasebook';
const comparisons = '/pilot/category/compare';
const howToRead = '/markdown-page';

export const aboutPilotWords: readonly SynonymGroup[] = [
  {words: ['subscription', 'monthly fee', 'how much does Pilot cost', 'license fee'], page: whyPilot},
  {words: ['free trial of Pilot', 'book a demo', 'buy Pilot', 'sales contact', 'cloud or desktop'], page: whyPilot},
  {words: ['browser', 'offline', 'internet down', 'internet connection', 'install', 'server'], page: whyPilot},
  {words: ['Windows', 'Android', 'phone app', 'tablet app', 'foreign country', 'UK lab'], page: whyPilot},
  {words: ['Australian lab', 'Canadian lab', 'currency', 'pounds', 'euros', 'VAT registered'], page: whyPilot},
  {words: ['Palmer lab', 'inventory', 'stock control', 'stock keeping', 'materials stock'], page: whyPilot},
  {words: ['reorder materials', 'MDR', 'MHRA', 'TGA', 'ISO 13485', 'statement of manufacture'], page: whyPilot},
  {words: ['regulatory records', 'one-person lab', 'solo technician', 'full-service lab'], page: whyPilot},
  {words: ['orthodontic practice', 'limits of Pilot', 'evaluate vendors', 'vendor checklist'], page: whyPilot},
  {words: ['test case for vendors', 'RFP', 'demo script', 'lab management software'], page: whyPilot},
  {words: ['what changes for the dentist'], page: whyPilot},
  // In short
  {words: ['how much is the software', 'software price', 'software cost', 'cost of the system'], page: whyPilot},
  {words: ['is it secure', 'big lab'], page: whyPilot},
  {words: ['implementation', 'first invoice', 'first client', 'cutover', 'parallel run'], page: quickStart},
  {words: ['change software', 'migration plan', 'bring our data', 'staff training'], page: quickStart},
  {words: ['role checklist', 'how long does setup take', 'rehearsal', 'practice run', 'sandbox'], page: quickStart},
  {words: ['test case', 'test mode', 'start from scratch', 'initial setup', 'walkthrough'], page: quickStart},
  {words: ['what does not come along', 'beginner'], page: quickStart},
  // In short
  {words: ['training videos', 'learn Pilot', 'first week', 'set up everything', 'start using Pilot'], page: quickStart},
  {words: ['getting going', 'begin with Pilot', 'moving to Pilot', 'transition'], page: quickStart},
  {words: ['release history', 'version number', 'recent changes', 'announcements', 'newest release'], page: changelog},
  {words: ['improvements'], page: changelog},
  {words: ['Lab Star', 'move from LabStar', 'leave LabStar', '3Shape lab management'], page: threeShapeLms},
  {words: ['3Shape company account', 'invoice adjustments', 'manufacturer Pricebook'], page: threeShapeLms},
  {words: ['Dental System catalog'], page: threeShapeLms},
  // In short
  {words: ['switch from LabStar', 'LabStar users'], page: threeShapeLms},
  {words: ['Magic Touch', 'move from DLCPM', 'leave DLCPM', 'Vertex tax', 'QuickBooks Desktop lab'], page: dlcpm},
  {words: ['technician manager', 'tax groups'], page: dlcpm},
  // In short
  {words: ['switch from DLCPM'], page: dlcpm},
  {words: ['Lab Manager', 'Procuur', 'UK lab software', 'British lab software', 'VAT lab software'], page: labManager},
  {words: ['Sage export', 'Xero export', 'direct patients', 'private patient as customer'], page: labManager},
  {words: ['monthly summary invoices', 'code mapper', 'move from Transactor', 'pounds and VAT'], page: labManager},
  // In short
  {words: ['switch from Transactor'], page: labManager},
  {words: ['EasyRx', 'brackets', 'aligner staging', 'treatment planning', 'pay for practice'], page: easyRx},
  {words: ['ortho prescriptions', 'orthodontic prescription'], page: easyRx},
  {words: ['Mainstreet', 'DentaLab', 'unit limits', 'billing inside QuickBooks', 'move from DentaLab'], page: dentaLab},
  {words: ['QuickBooks lab program'], page: dentaLab},
  // In short
  {words: ['switch from DentaLab'], page: dentaLab},
  {words: ['kanban', 'kanban board', 'production board', 'case board', 'Slack', 'API', 'webhook'], page: simpleLabOs},
  {words: ['Zapier', 'developer', 'programming interface', 'integrations API', 'starting price'], page: simpleLabOs},
  {words: ['SimpleLab', 'small lab software', 'Xero lab software'], page: simpleLabOs},
  // In short
  {words: ['API access', 'board view'], page: simpleLabOs},
  {words: ['LabCaseBook', 'clinic app', 'patient tracking link', 'tracking for patients'], page: labCaseBook},
  {words: ['scorecard', 'lab scorecard', 'incomplete prescription blocked'], page: labCaseBook},
  {words: ['shared case with a clinic', 'phone alerts for clinics', 'progress bar'], page: labCaseBook},
  {words: ['other lab systems', 'lab software comparison', 'best lab software'], page: comparisons},
  {words: ['compare lab software', 'which lab software', 'rival', 'competing systems'], page: comparisons},
  {words: ['software review', 'alternatives to Pilot', 'switch lab software'], page: comparisons},
  {words: ['terminology', 'definitions', 'dictionary', 'abbreviations', 'acronyms'], page: howToRead},
  {words: ['what the words mean', 'keyboard shortcut', 'search tips', 'worked example explained'], page: howToRead},
  {words: ['sample data', 'conventions of the pages', 'reading guide', 'Ctrl K'], page: howToRead},
  // In short
  {words: ['glossary of terms'], page: howToRead},
];

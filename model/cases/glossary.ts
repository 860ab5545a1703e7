import type {GlossaryTerm} from '../types';
import {term} from '../term';

const overview = '/docs/cases/overview';
const activity = '/docs/cases/activity-tab';
const problems = '/docs/cases/case-problems';
const files = '/docs/cases/file-management';
const lines = '/docs/cases/line-items';

export const caseTerms: readonly GlossaryTerm[] = [
  term('Case', overview, 'One job for one doctor-office pair and one patient, from arrival to shipping.', [
    'job',
    'order',
    'work order',
    'lab case',
  ]),
  term('Case number', overview, 'The number Pilot gives a case. The invoice has the same number.', ['job number']),
  term('Case type', overview, 'The type of job, such as New, Remake, or Try-in.', []),
  term('Rx', overview, "The doctor's written prescription: what to make, for whom, in which shade, and by when.", [
    'prescription',
    'script',
    'lab slip',
    'lab form',
    'prescription form',
    'lab sheet',
    'lab card',
  ]),
  term('Patient reference', overview, 'The name or code that the office uses for the patient, such as PT-0917.', [
    'patient name',
    'patient ID',
  ]),
  term(
    'Pan',
    overview,
    'The tray that holds the parts and the work ticket of one case. You can reuse its number once the case has shipped.',
    ['pan number', 'tray', 'case pan'],
  ),
  term('Entry', overview, 'The status of a case before production.', ['case entry', 'new case', 'book in']),
  term('Live', overview, 'The status of a case that is being made.', ['in production']),
  term(
    'Go Live',
    overview,
    'The action that starts production by building the schedule of steps. The case must have a pair, a due date, and a line item.',
    ['start production', 'release to production', 'launch a job'],
  ),
  term(
    'On Hold',
    overview,
    'The status of a case that is waiting for a stated reason. When released, it returns to its earlier status.',
    ['hold', 'pause', 'waiting on doctor', 'parked', 'suspended'],
  ),
  term('Shipped', overview, 'The status of a case that has left the lab.', ['book out', 'dispatch', 'despatch']),
  term('Canceled', overview, 'The status of a case that will not be made. You can reopen it to Entry.', [
    'cancel',
    'cancelled',
    'void',
  ]),
  term('Due date', overview, 'The day the case must be at the office.', [
    'delivery date',
    'return date',
    'in-office date',
    'deadline',
    'date required',
    'need-by date',
  ]),
  term('Ship date', overview, "The day the case leaves the lab: the due date minus the route's transit days.", [
    'out date',
    'dispatch date',
    'despatch date',
  ]),
  term('Insert date', overview, "The day of the patient's appointment. The due date should come before it.", [
    'seat date',
    'appointment date',
    'fit date',
    'fitting date',
    'chair date',
  ]),
  term('Received date', overview, 'The day the case reached the lab.', ['arrival date', 'date in']),
  term('Turnaround', '/docs/operational-flow/production-templates', 'The working days a product needs in the lab.', [
    'lead time',
    'working days',
    'days in lab',
  ]),
  term('Rush', overview, 'A tag for cases that go first on the bench. It does not make the carrier faster.', [
    'expedite',
    'ASAP',
    'urgent',
    'priority case',
  ]),
  term('Tag', overview, 'A short label on a case, used in filters, rules, and the order of work.', ['flag']),
  term('Location', overview, 'The workstation where someone last started a step of the case.'),
  term('Enclosures', overview, 'What came in the box with the Rx, such as impressions, models, and bites.', [
    'models',
    'articulator',
    'molds',
    'stone models',
  ]),
  term('Line item', lines, 'One product on a case, with its teeth, quantity, shade, and price.', [
    'extra charge',
    'additional product',
  ]),
  term('Notation', lines, 'Where the work goes in the mouth: tooth numbers, Upper, or Lower.', [
    'tooth number',
    'arch',
    'quadrant',
  ]),
  term(
    'Universal numbering',
    lines,
    'The US system for numbering teeth: 1–32 from the upper right third molar to the lower right third molar, and A–T for primary teeth.',
    ['Universal', 'FDI', 'Palmer'],
  ),
  term('Unit', lines, 'One tooth in a restoration. A three-unit bridge replaces or covers three teeth.', [
    'units',
    'tooth count',
  ]),
  term(
    'Remake',
    '/docs/cases/overview',
    'A new case that replaces earlier work and is linked to the earlier case. Each line has a remake reason.',
    ['redo', 'do-over', 'remade', 'rework'],
  ),
  term('Remake reason', lines, 'Why the work on a line is remade, such as shade or fit.', [
    'remake charge',
    'no charge',
    'N/C',
  ]),
  term('Repair', overview, 'A case that fixes earlier work instead of replacing it.', ['adjust case', 'mend']),
  term(
    'Linked cases',
    activity,
    'Cases connected as a remake or as phases of one treatment. Pilot shows the whole chain.',
    ['related cases'],
  ),
  term(
    'Phase',
    overview,
    'One stage of a treatment that comes to the lab several times, such as a custom tray, try-in, or finish.',
    ['stage work', 'next stage'],
  ),
  term('Production step', '/docs/cases/production-steps', 'One piece of work on a case at one workstation.', [
    'step',
    'stage',
    'task',
    'process',
    'operation',
  ]),
  term(
    'Additional step',
    '/docs/cases/additional-steps',
    'One extra step on one case, with a due date and an assignee.',
    ['send back for try-in', 'returning case', 'second appointment'],
  ),
  term(
    'Case problem',
    problems,
    'A delay or failure that Pilot found on a case, such as a late step. There are six types.',
    ['late case'],
  ),
  term('Action Items', problems, "The dashboard's list of open case problems and declined autopay charges.", [
    'to-do list',
  ]),
  term('Scan', files, 'A set of 3D files of the mouth. Each new scan is a new version.', [
    'STL',
    'PLY',
    'digital impression',
    'intraoral scan',
    'mesh',
    '3D file',
  ]),
  term('Attachment', files, 'A document, photo, or video on a case that is not a scan.', [
    'photo',
    'X-ray',
    'CBCT',
    'PDF',
    'radiograph',
    'picture',
  ]),
  term(
    'Activity tab',
    activity,
    'The tab of a case with comments, messages, problems, links, and the log of every change.',
    ['history', 'audit trail', 'log'],
  ),
  term('Comment', activity, 'A note on a case that only the lab sees.', [
    'notes',
    'comments',
    'internal note',
    'memo',
    'remark',
  ]),
  term('Message', activity, 'A note on a case that the lab and the doctor both see.', ['messages', 'chat']),
  term('Case Search', '/docs/cases/search', 'The list of all cases, with filters and views.', ['look up', 'filter']),
  term('View', '/docs/cases/search', 'Saved columns, filters, and sort order for Case Search, private or shared.', [
    'saved search',
  ]),
  term('Bulk Tools', '/docs/cases/bulk-tools', 'The page that runs one action on up to 500 cases.', [
    'mass update',
    'select all',
    'batch print',
    'end of day',
  ]),
  term(
    'Work ticket',
    '/docs/system/pdf-templates',
    'The printed sheet that goes with the pan and shows a QR code and the steps.',
    [
      'job ticket',
      'traveller',
      'work order print',
      'ticket',
      'job card',
      'docket',
      'job sheet',
      'traveler',
      'route card',
      'worksheet',
    ],
  ),
  term('Case label', '/docs/system/pdf-templates', 'A small printed label with the case number and a QR code.', [
    'barcode',
    'QR code',
    'sticker',
    'pan label',
  ]),
];

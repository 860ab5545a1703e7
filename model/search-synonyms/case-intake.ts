// cspell:ignore colour debonded facebow incisal odontogram polyether unbilled uncancel uninvoiced
import type {SynonymGroup} from './group';

const overview = '/docs/cases/overview';
const caseSearch = '/docs/cases/search';
const lineItems = '/docs/cases/line-items';

export const caseIntakeWords: readonly SynonymGroup[] = [
  // Arrival at the lab
  {words: ['intake', 'case intake', 'unpack a box', 'paper Rx', 'phone order', 'verbal order'], page: overview},
  {words: ['impression', 'PVS', 'alginate', 'polyether', 'bite registration', 'facebow'], page: overview},
  {words: ['opposing model', 'study cast', 'stone model', 'box contents', 'new job', 'raise a job'], page: overview},
  {words: ['job entry', 'lab docket', 'patient initials', 'anonymous patient', 'case ID', 'job ID'], page: overview},
  // Dates
  {words: ['date required', 'promised date', 'deadline', 'fit date', 'seating appointment'], page: overview},
  {words: ['patient appointment', 'chair date', 'bring forward', 'push back the date'], page: overview},
  {words: ['extend the due date', 'rush order', 'urgent case', 'priority case', 'same day case'], page: overview},
  {words: ['super rush', 'rush fee', 'rush surcharge', 'jump the queue', 'emergency case'], page: overview},
  // Holds
  {words: ['hold reason', 'parked case', 'awaiting information', 'missing information'], page: overview},
  {words: ['incomplete prescription', 'margin not visible', 'unclear margin', 'bad impression'], page: overview},
  {words: ['pulled impression', 'missing shade', 'missing opposing', 'insufficient clearance'], page: overview},
  {words: ['not enough reduction', 'under-prepped', 'missing part', 'scan unclear'], page: overview},
  // Cancelling and duplicates
  {words: ['patient changed mind', 'withdraw a case', 'uncancel a case', 'case entered twice'], page: overview},
  {words: ['double entry', 'cancellation reason', 'entered by mistake'], page: overview},
  // Remakes and phases
  {words: ['rework', 'free remake', 'warranty claim', 'guarantee claim', 'remake policy'], page: overview},
  {words: ['crown is loose', 'crown does not seat', 'open contact', 'tight contact', 'short margin'], page: overview},
  {words: ['too bulky', 'shade mismatch', 'patient rejected', 'rocking denture', 'sore spot'], page: overview},
  {words: ['reline', 'rebase', 'denture repair', 'soft reline', 'add a tooth', 'broken denture'], page: overview},
  {words: ['phase link', 'earlier case', 'parent case', 'follow-on case', 'multi-visit'], page: overview},
  {words: ['immediate denture', 'link type', 'phase name'], page: overview},
  // Status and pan
  {words: ['Go Live is refused', 'what does Live mean', 'what does Entry mean', 'case stuck in Entry'], page: overview},
  {words: ['went live too early', 'send to the bench', 'release a job', 'undo go live'], page: overview},
  {words: ['case lifecycle', 'pan in use', 'pan already taken', 'reuse a pan', 'free a pan'], page: overview},
  {words: ['tray number', 'box number', 'two offices with the same name', 'case type'], page: overview},
  {words: ['received date'], page: overview},
  // Also said
  {words: ['speed entry', 'quick entry', 'requested date'], page: overview},
  // In short
  {words: ['distorted', 'bubble', 'missing bite', 'merge cases', 'cracked', 'debonded'], page: overview},
  {words: ['wrong tooth made', 'new prep', 'day earlier', 'polyvinyl', 'wrong patient name'], page: overview},
  {words: ['put off', 'urgent', 'needed sooner'], page: overview},
  // Looking
  {words: ['case finder', 'job list', 'search box', 'search by pan', 'search by doctor'], page: caseSearch},
  {words: ['search by patient', 'status enquiry', 'status inquiry', 'missing case'], page: caseSearch},
  {words: ['case disappeared', 'cannot find a case'], page: caseSearch},
  // Lists that labs keep
  {words: ['work in progress', 'WIP', 'WIP list', 'cases in house', 'daily ship list', 'due list'], page: caseSearch},
  {words: ['due this week', 'workload list', 'waiting for the office', 'unbilled cases'], page: caseSearch},
  {words: ['uninvoiced work', 'remake list', 'backlog'], page: caseSearch},
  // Views, columns, export
  {words: ['quick filter', 'advanced filters', 'Clear all filters', 'funnel icon'], page: caseSearch},
  {words: ['filter by date range', 'save a view', 'private view', 'shared view'], page: caseSearch},
  {words: ['bookmark a search', 'smart list', 'column chooser', 'hide columns', 'reorder columns'], page: caseSearch},
  {words: ['sort order', 'problem icons', 'amber icon', 'red icon', 'colored icons'], page: caseSearch},
  {words: ['what icons mean', 'export to Excel', 'download the list', '10000 rows'], page: caseSearch},
  {words: ['narrow the list', 'case report'], page: caseSearch},
  // Also said
  {words: ['open jobs'], page: caseSearch},
  // In short
  {words: ['remake percentage', 'remakes by doctor', 'list of live cases', 'waiting on a reply'], page: caseSearch},
  {words: ['awaiting a reply', 'leaving today', 'leaving tonight', 'tonight'], page: caseSearch},
  {words: ['all cases of a patient', 'shipping today', 'ship list', 'not billed yet'], page: caseSearch},
  {words: ['overdue cases'], page: caseSearch},
  // Teeth
  {words: ['odontogram', 'tooth diagram', 'click teeth', 'tooth selection', 'deciduous teeth'], page: lineItems},
  {words: ['baby teeth', 'milk teeth', 'molar', 'incisor', 'premolar', 'convert tooth numbers'], page: lineItems},
  {words: ['FDI to Universal', 'ISO tooth numbers', 'Palmer notation', 'Zsigmondy'], page: lineItems},
  {words: ['abutment and pontic marks', 'cantilever', 'retainer tooth', 'three-unit bridge'], page: lineItems},
  {words: ['unit count', 'Notation is required', 'full arch', 'upper arch', 'lower arch'], page: lineItems},
  {words: ['quantity follows teeth'], page: lineItems},
  // Shades and instructions
  {words: ['tooth colour', 'shade tab', 'shade taking', 'die shade', 'gum shade', 'gingival shade'], page: lineItems},
  {words: ['incisal shade', 'cervical shade', 'body shade', 'prep colour', 'substrate shade'], page: lineItems},
  {words: ['special instructions', 'lab instructions'], page: lineItems},
  // Money on a line
  {words: ['manual price', 'change the rate', 'subtotal', 'Financials view', 'Work view'], page: lineItems},
  {words: ['unit rate', 'percent off', 'dollars off', 'courtesy discount', 'give a discount'], page: lineItems},
  {words: ['100% discount', 'half price remake', '50% remake', 'shared cost remake', 'zero charge'], page: lineItems},
  {words: ['metal weight', 'gold weight', 'pennyweight', 'dwt', 'grams of gold', 'metal surcharge'], page: lineItems},
  {words: ['alloy charge', 'alloy line', 'precious metal charge', 'implant parts charge'], page: lineItems},
  {words: ['component charge', 'charge for parts'], page: lineItems},
  // Changing lines
  {words: ['product not offered', 'add a tooth later', 'swap material'], page: lineItems},
  // Traceability
  {words: ['traceability', 'lot of zirconia', 'device history', 'UDI', 'batch record'], page: lineItems},
  // In short
  {words: ['change shade', 'lighter colour', 'darker', 'remake because of shade', 'wrong teeth'], page: lineItems},
  {words: ['wrong tooth', 'cell is gray', 'add another tooth', 'tooth chart numbers', 'FDI numbers'], page: lineItems},
  {words: ['tooth shade', 'cannot add a product'], page: lineItems},
];

/** Names that keep their capitals in the middle of a sentence. */
import {identity} from '../../config/identity';
import {stateMachines} from '../../model/states';
import {templates} from '../../model/example';

const statuses = Object.values(stateMachines).flatMap((machine) => machine.statuses.map(({name}) => name));

const {integrations, competitors} = identity;
const companies = [integrations.accounting, integrations.payments, ...integrations.carriers, ...competitors].map(
  ({name}) => name,
);

/** Parts of the product that are named like a place, a role, or a button. */
const PRODUCT_NAMES =
  "Action Items|Activity tab|Bulk Tools|Case Search|Client Portal|Go Live|IOS Case Create|IOS portal|IOS Portal|Lab Portal|Local|Multiply by quantity|Pilot|Read only|Technicians' View";
/** Names and abbreviations from the trade and from general English. */
const TRADE_NAMES =
  '3Shape|ACH|CSV|DentaLab|DHL|DSO|Handlebars|HTML|IOS|iTero|JavaScript|LabStar|LMS|Medit|PDF|PFM|PIN|QuickBooks|Rx|United States|UPS|USPS';

/** Longest first, so that "On Hold" matches before "Hold". */
export const properNames: readonly string[] = [
  ...statuses,
  ...companies,
  ...PRODUCT_NAMES.split('|'),
  ...TRADE_NAMES.split('|'),
  ...Object.values(templates).map(({name}) => name),
].sort((a, b) => b.length - a.length);

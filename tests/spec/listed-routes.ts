/** The routes as listed in the specification; written out so that the code can't vouch for itself. */
import {routes} from '../../config/routes';

const below = (folder: string, pages: string) => pages.split(' ').map((page) => `${folder}/${page}`);

/** Every page of the specification, by the statement that lists it. */
export const groups = {
  cases: below(
    '/docs/cases',
    'activity-tab additional-steps bulk-tools case-problems file-management line-items overview production-steps search',
  ),
  customers: below('/docs/customers', 'billing-accounts client-portal doctors offices pickup-requests return-labels'),
  financials: below('/docs/financials', 'invoices payments-and-credits statements tax-areas'),
  operationalFlow: below(
    '/docs/operational-flow',
    'departments production-template-steps production-templates putting-it-all-together technicians-view workstations',
  ),
  products: below('/docs/products', 'custom-prices pricelists products'),
  system: [
    ...below('/docs/system/automations', 'overview item_material item_method item_product ios-case-create'),
    ...below('/docs/system', 'billing-labs bulk-imports/overview email-templates pdf-templates'),
    ...below('/docs/system', 'settings/dropdown-values shipping-routes'),
    ...below(
      '/docs/system/integrations',
      'accounting/quickbooks-online intraoral-dental-scanners/itero-3shape-medit payment-processing/stripe shipping/ups shipping/fedex',
    ),
  ],
  users: below('/docs/users', 'roles-and-permissions users'),
  categories: below(
    '/docs/category',
    'accounting automations bulk-imports cases customers email-templates financials integrations intraoral-dental-scanners operational-flow payment-processing pdf-templates products settings shipping system users',
  ),
  guides: below('/guides', 'invoicing-and-shipping outsourcing'),
  changelog: ['/pilot/changelog'],
  welcome: below('/pilot/welcome', 'quick-start why-pilot'),
  pilotCategories: below('/pilot/category', 'welcome compare'),
  comparisons: below(
    '/pilot/compare',
    'dlcpm 3shape-lms labmanager easyrx dentalab-for-quickbooks simplelabos labcasebook',
  ),
};
const topLevel = ['/', '/markdown-page', '/search'];
export const specifiedRoutes = [...topLevel, ...Object.values(groups).flat()];

/** The specification's, and those of pages that were added since. */
export const everyRoute = [...new Set([...specifiedRoutes, ...routes()])];

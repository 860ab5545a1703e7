/** Every address of the site that a fact may point to. */

export const docRoutes = [
  '/docs/cases/overview',
  '/docs/cases/search',
  '/docs/cases/line-items',
  '/docs/cases/production-steps',
  '/docs/cases/additional-steps',
  '/docs/cases/case-problems',
  '/docs/cases/file-management',
  '/docs/cases/activity-tab',
  '/docs/cases/bulk-tools',
  '/docs/customers/doctors',
  '/docs/customers/offices',
  '/docs/customers/billing-accounts',
  '/docs/customers/client-portal',
  '/docs/customers/pickup-requests',
  '/docs/customers/return-labels',
  '/docs/financials/invoices',
  '/docs/financials/payments-and-credits',
  '/docs/financials/statements',
  '/docs/financials/tax-areas',
  '/docs/operational-flow/departments',
  '/docs/operational-flow/workstations',
  '/docs/operational-flow/production-template-steps',
  '/docs/operational-flow/production-templates',
  '/docs/operational-flow/technicians-view',
  '/docs/operational-flow/putting-it-all-together',
  '/docs/products/products',
  '/docs/products/pricelists',
  '/docs/products/custom-prices',
  '/docs/system/automations/overview',
  '/docs/system/automations/ios-case-create',
  '/docs/system/automations/item_product',
  '/docs/system/automations/item_method',
  '/docs/system/automations/item_material',
  '/docs/system/billing-labs',
  '/docs/system/bulk-imports/overview',
  '/docs/system/email-templates',
  '/docs/system/pdf-templates',
  '/docs/system/integrations/accounting/quickbooks-online',
  '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit',
  '/docs/system/integrations/payment-processing/stripe',
  '/docs/system/integrations/shipping/ups',
  '/docs/system/integrations/shipping/fedex',
  '/docs/system/settings/dropdown-values',
  '/docs/system/shipping-routes',
  '/docs/users/users',
  '/docs/users/roles-and-permissions',
] as const;

export const docCategoryRoutes = [
  '/docs/category/accounting',
  '/docs/category/automations',
  '/docs/category/bulk-imports',
  '/docs/category/cases',
  '/docs/category/customers',
  '/docs/category/email-templates',
  '/docs/category/financials',
  '/docs/category/integrations',
  '/docs/category/intraoral-dental-scanners',
  '/docs/category/operational-flow',
  '/docs/category/payment-processing',
  '/docs/category/pdf-templates',
  '/docs/category/products',
  '/docs/category/settings',
  '/docs/category/shipping',
  '/docs/category/system',
  '/docs/category/users',
] as const;

export const guideRoutes = ['/guides/invoicing-and-shipping', '/guides/outsourcing'] as const;

export const compareRoutes = [
  '/pilot/compare/dlcpm',
  '/pilot/compare/3shape-lms',
  '/pilot/compare/labmanager',
  '/pilot/compare/easyrx',
  '/pilot/compare/dentalab-for-quickbooks',
  '/pilot/compare/simplelabos',
  '/pilot/compare/labcasebook',
] as const;

export const pilotRoutes = [
  '/pilot/welcome/why-pilot',
  '/pilot/welcome/quick-start',
  '/pilot/changelog',
  ...compareRoutes,
] as const;

export const pilotCategoryRoutes = ['/pilot/category/welcome', '/pilot/category/compare'] as const;

export const topRoutes = ['/', '/markdown-page', '/search'] as const;

/** Pages that a person wrote: the ones a fact, a term or a menu may name. */
export const pageRoutes = [...docRoutes, ...guideRoutes, ...pilotRoutes] as const;

export const routes = [...topRoutes, ...pageRoutes, ...docCategoryRoutes, ...pilotCategoryRoutes] as const;

export type PageRoute = (typeof pageRoutes)[number];
export type Route = (typeof routes)[number];

const known: ReadonlySet<string> = new Set(routes);

/** True for a listed address, with or without a `#fragment`. */
export function isRoute(path: string): boolean {
  return known.has(path.split('#', 1)[0] ?? '');
}

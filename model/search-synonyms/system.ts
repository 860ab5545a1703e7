import type {SynonymGroup} from './group';

export const systemWords: readonly SynonymGroup[] = [
  {words: ['work ticket', 'job ticket', 'traveller', 'work order print'], page: '/docs/system/pdf-templates'},
  {
    words: ['case label', 'barcode', 'QR code'],
    page: '/docs/system/pdf-templates',
    also: ['/docs/operational-flow/technicians-view'],
  },
  {words: ['driver', 'route', 'local delivery', 'run'], page: '/docs/system/shipping-routes'},
  {
    words: ['delivery note', 'packing slip'],
    page: '/docs/system/pdf-templates',
    also: ['/guides/invoicing-and-shipping'],
  },
  {
    words: ['mapping', 'auto-map', 'rules', 'triggers'],
    page: '/docs/system/automations/overview',
    also: ['/docs/system/automations/item_product'],
  },
  {
    words: ['multiple labs', 'sister lab', 'second location', 'company on the invoice'],
    page: '/docs/system/billing-labs',
  },
  {
    words: ['import customers', 'import price list', 'spreadsheet', 'CSV', 'switch from another system'],
    page: '/docs/system/bulk-imports/overview',
    also: ['/pilot/welcome/quick-start'],
  },
  {words: ['email template', 'notification', 'text', 'SMS', 'alert'], page: '/docs/system/email-templates'},
  {words: ['logo', 'letterhead', 'custom invoice layout'], page: '/docs/system/pdf-templates'},
  {words: ['dropdown', 'list values', 'custom field', 'reason list'], page: '/docs/system/settings/dropdown-values'},
  {
    words: [
      'automatic',
      'automatically',
      'macro',
      'if this then that',
      'when an order arrives',
      'default rule',
      'rule does not run',
    ],
    page: '/docs/system/automations/overview',
  },
  {
    words: [
      'create cases automatically',
      'unknown doctor in the scanner order',
      'scanner order without doctor',
      'match doctor',
      'scanner rules',
    ],
    page: '/docs/system/automations/ios-case-create',
    also: ['/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit'],
  },
  {
    words: ['restoration mapping', 'product mapping', 'scanner product', 'wrong product from the scanner'],
    page: '/docs/system/automations/item_product',
  },
  {
    words: ['material mapping', 'scanner material', 'ceramic', 'glass ceramic', 'acrylic', 'titanium'],
    page: '/docs/system/automations/item_material',
  },
  {
    words: ['pressed', 'milled', 'cast', 'manufacturing method', 'scanner method'],
    page: '/docs/system/automations/item_method',
  },
  {
    words: [
      'delivery days',
      'van delivery',
      'delivery schedule',
      'hand delivery',
      'cut-off',
      'what shipping costs',
      'free delivery',
    ],
    page: '/docs/system/shipping-routes',
  },
  {
    words: ['two companies', 'legal entity', 'two brands', 'different logo', 'remit address', 'tax ID'],
    page: '/docs/system/billing-labs',
  },
  {
    words: [
      'import',
      'upload Excel',
      'import doctors',
      'import products',
      'import error',
      'export data',
      'migrate data',
      'move our data',
      'old system',
    ],
    page: '/docs/system/bulk-imports/overview',
    also: ['/pilot/welcome/quick-start'],
  },
  {
    words: [
      'wording of an email',
      'stop emails',
      'shipping notification',
      'email signature',
      'reply address',
      'email not received',
      'BCC',
    ],
    page: '/docs/system/email-templates',
  },
  {
    words: ['print layout', 'ticket layout', 'invoice layout', 'label layout', 'paper size', 'QR code on the ticket'],
    page: '/docs/system/pdf-templates',
  },
  {
    words: [
      'add a choice',
      'add a reason',
      'list of reasons',
      'pick list',
      'options',
      'rename a value',
      'tags',
      'case types',
      'file types',
    ],
    page: '/docs/system/settings/dropdown-values',
  },
];

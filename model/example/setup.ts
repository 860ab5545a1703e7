import type {PaymentTerms} from '../calendar/billing';
import type {StepPlan} from '../calendar/schedule';
import type {Transit} from '../calendar/ship-date';
import type {Cents} from '../money/pricing/money';
import type {CustomPriceRow} from '../money/pricing/rate';

/** The small lab in which every example on the site takes place. */

export const taxAreas = {
  metro: {name: 'Metro County', percent: 7.5, effective: '2025-01-01'},
  none: {name: 'No tax', percent: 0, effective: '2025-01-01'},
} as const;

/** The lab and the office that it reaches by carrier: far enough apart for a two-day service. */
export const addresses = {
  lab: {street: '100 Main Street', city: 'Springfield', state: 'IL', zip: '62701'},
  brightSmiles: {street: '200 Oak Avenue', suite: 'Suite 4', city: 'Peoria', state: 'IL', zip: '61602'},
} as const;

/** What the page of Dr. Amelia Ortiz holds besides her name. */
export const doctorRecord = {
  licenseNumber: 'D-20417',
  reference: 'ORTIZ',
  preferences: 'Light contacts, narrow embrasures',
} as const;

export type ExampleRoute = Transit & {name: string; carrier: string; costToCustomer: Cents};

export const shippingRoutes = {
  fedex2Day: {
    name: 'FedEx 2Day',
    carrier: 'FedEx',
    costToCustomer: 1200,
    transitDays: 2,
    includeSaturday: false,
    includeSunday: false,
  },
  localNorth: {
    name: 'Local North',
    carrier: 'Local',
    costToCustomer: 600,
    transitDays: 1,
    includeSaturday: false,
    includeSunday: false,
  },
} as const satisfies Record<string, ExampleRoute>;

export const pricelist = {
  name: 'Standard 2025',
  prices: {
    'Zirconia Crown': 12000,
    'PFM Bridge': 16500,
    'Noble Alloy': 3850,
    'Night Guard': 9500,
    'Custom Tray': 4500,
    'Wax Rim': 5500,
    'Denture Try-in': 12000,
    'Full Denture Finish': 21000,
  },
} as const satisfies {name: string; prices: Record<string, Cents>};

export type ExampleProduct = {
  name: string;
  code: string;
  restorationType: string;
  template?: string;
  taxable: boolean;
  allowCustomPrice: boolean;
  retired: boolean;
};

export const products = {
  zirconiaCrown: {
    name: 'Zirconia Crown',
    code: 'ZC',
    restorationType: 'Crown',
    template: 'Zirconia Crown',
    taxable: true,
    allowCustomPrice: true,
    retired: false,
  },
  pfmBridge: {
    name: 'PFM Bridge',
    code: 'PFMB',
    restorationType: 'Bridge',
    template: 'PFM Bridge',
    taxable: true,
    allowCustomPrice: true,
    retired: false,
  },
  nobleAlloy: {
    name: 'Noble Alloy',
    code: 'ALLOY-N',
    restorationType: 'Other',
    taxable: true,
    allowCustomPrice: false,
    retired: false,
  },
  nightGuard: {
    name: 'Night Guard',
    code: 'NG',
    restorationType: 'Night guard',
    template: 'Night Guard',
    taxable: true,
    allowCustomPrice: true,
    retired: false,
  },
  customTray: {
    name: 'Custom Tray',
    code: 'TRAY',
    restorationType: 'Full denture',
    template: 'Custom Tray',
    taxable: true,
    allowCustomPrice: true,
    retired: false,
  },
  waxRim: {
    name: 'Wax Rim',
    code: 'RIM',
    restorationType: 'Full denture',
    template: 'Wax Rim',
    taxable: true,
    allowCustomPrice: true,
    retired: false,
  },
  dentureTryIn: {
    name: 'Denture Try-in',
    code: 'DTRY',
    restorationType: 'Full denture',
    template: 'Denture Try-in',
    taxable: true,
    allowCustomPrice: true,
    retired: false,
  },
  dentureFinish: {
    name: 'Full Denture Finish',
    code: 'DFIN',
    restorationType: 'Full denture',
    template: 'Full Denture Finish',
    taxable: true,
    allowCustomPrice: true,
    retired: false,
  },
} as const satisfies Record<string, ExampleProduct>;

export type ExamplePair = {
  doctor: string;
  office: string;
  billingAccount: string;
  paymentTerms: PaymentTerms;
  taxArea: {name: string; percent: number};
};

export const pairs = {
  ortiz: {
    doctor: 'Dr. Amelia Ortiz',
    office: 'Bright Smiles Dental',
    billingAccount: 'Bright Smiles Dental',
    paymentTerms: 'Net 30',
    taxArea: taxAreas.metro,
  },
  reyes: {
    doctor: 'Dr. Samuel Reyes',
    office: 'Lakeside Family Dentistry',
    billingAccount: 'Lakeside Family Dentistry',
    paymentTerms: 'Net 15',
    taxArea: taxAreas.metro,
  },
} as const satisfies Record<string, ExamplePair>;

export const customPrices: readonly CustomPriceRow[] = [
  {doctor: pairs.ortiz.doctor, product: products.pfmBridge.name, price: 15500, from: '2025-01-01', to: '2025-12-31'},
];

export type ExampleStep = StepPlan & {
  qualityCheck: boolean;
  outsourceable: boolean;
  mergeAcrossProducts: boolean;
  /** Who does it, by role. */
  technician: string;
};

const own = {qualityCheck: false, outsourceable: false, mergeAcrossProducts: false} as const;

/** Every case is checked and packed in the same way. */
const lastSteps = [
  {
    ...own,
    name: 'Quality check',
    workstation: 'Quality',
    technician: 'Quality lead',
    estimatedDays: 1,
    hours: 0.25,
    multiplyByQuantity: false,
    qualityCheck: true,
    mergeAcrossProducts: true,
  },
  {
    ...own,
    name: 'Pack',
    workstation: 'Shipping',
    technician: 'Shipping clerk',
    estimatedDays: 0,
    hours: 0.25,
    multiplyByQuantity: false,
    mergeAcrossProducts: true,
  },
] as const satisfies readonly ExampleStep[];

export const templates = {
  zirconiaCrown: {
    name: 'Zirconia Crown',
    steps: [
      {
        ...own,
        name: 'Scan check',
        workstation: 'Intake',
        technician: 'Intake technician',
        estimatedDays: 0,
        hours: 0.25,
        multiplyByQuantity: false,
      },
      {
        ...own,
        name: 'Design',
        workstation: 'Design',
        technician: 'Design technician',
        estimatedDays: 1,
        hours: 0.5,
        multiplyByQuantity: true,
      },
      {
        ...own,
        name: 'Mill',
        workstation: 'Milling',
        technician: 'Milling technician',
        estimatedDays: 1,
        hours: 0.5,
        multiplyByQuantity: true,
        outsourceable: true,
      },
      {
        ...own,
        name: 'Sinter',
        workstation: 'Sintering',
        technician: 'Milling technician',
        estimatedDays: 1,
        hours: 0.25,
        multiplyByQuantity: false,
      },
      {
        ...own,
        name: 'Stain & glaze',
        workstation: 'Ceramics',
        technician: 'Ceramist',
        estimatedDays: 1,
        hours: 0.5,
        multiplyByQuantity: true,
      },
      ...lastSteps,
    ],
  },
  pfmBridge: {
    name: 'PFM Bridge',
    steps: [
      {
        ...own,
        name: 'Model and die',
        workstation: 'Models',
        technician: 'Model technician',
        estimatedDays: 0,
        hours: 1,
        multiplyByQuantity: false,
      },
      {
        ...own,
        name: 'Framework',
        workstation: 'Metal',
        technician: 'Partner lab',
        estimatedDays: 1,
        hours: 0.25,
        multiplyByQuantity: false,
        outsourceable: true,
        outForDays: 4,
      },
      {
        ...own,
        name: 'Porcelain',
        workstation: 'Ceramics',
        technician: 'Ceramist',
        estimatedDays: 1,
        hours: 1,
        multiplyByQuantity: true,
      },
      {
        ...own,
        name: 'Glaze',
        workstation: 'Ceramics',
        technician: 'Ceramist',
        estimatedDays: 1,
        hours: 0.5,
        multiplyByQuantity: false,
      },
      ...lastSteps,
    ],
  },
} as const satisfies Record<string, {name: string; steps: readonly ExampleStep[]}>;

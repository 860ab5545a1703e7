/**
 * The brand of the site: names, addresses, contacts, and offers that the specification leaves open. Routes, navbar,
 * footer, and pages read them from this file. The product's name is also part of sentences elsewhere. URLs under
 * `.example` are reserved names that the owner replaces before going live.
 */
import * as z from 'zod';
import {UserError} from '../lib/user-error';

/** Names may use any script and any symbol; a line break would end an HTTP header or a line in a file. */
const name = z
  .string()
  .min(1, 'Write at least one character.')
  .regex(/^[^\p{Cc}]*$/u, 'Write it on one line, without control characters.');
const provider = z.object({
  name,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens, such as 3shape-lms.'),
});
const providers = (none: string) =>
  z
    .array(provider)
    .min(1, none)
    .refine((list) => new Set(list.map(({slug}) => slug)).size === list.length, 'Give each one a different slug.');
const ADDRESS = 'Write a whole address that starts with https://, without spaces or quotes.';
const address = z.url(ADDRESS).regex(/^https:\/\/[^\s"'<>\\`]+$/, ADDRESS);

/** A URL or an email address. */
const CONTACT = 'Write mailto: and an email address, or an address that starts with https://.';
const contact = z.string().regex(/^(mailto:|https:\/\/)[^\s"'<>]+$/, CONTACT);

/** Shown on a page as it is. */
const sentence = z
  .string()
  .regex(/^\S[^\p{Cc}]*[.!?]$/u, 'Write whole sentences on one line.')
  .optional();

const identitySchema = z.object({
  product: name,
  documentationTitle: name,
  tagline: name,
  /** Canonical origin of the site, without a path. */
  url: address,
  productSite: address,
  termsOfService: address,
  privacyPolicy: address,
  /** Target of "Let us know."; the search query is appended as `query`. */
  missingResults: address,
  accessibilityStatement: address,
  securityContact: contact,
  /** Where prospects request a demo, pricing, or help. Contacts that are not set are not shown. */
  demo: contact.optional(),
  pricing: contact.optional(),
  support: contact.optional(),
  /** Where readers say whether a page helped: an email address, or a form that accepts `page` and `answer`. */
  feedback: contact.optional(),
  /** What only the owner knows, in sentences for buyers. Why Pilot promises in writing what isn't set. */
  offer: z.object({
    /** How long the demo takes, and who should attend. */
    demo: sentence,
    trial: sentence,
    /** From how much, per what. */
    price: sentence,
    /** Term and notice. */
    contract: sentence,
    /** What Pilot's people move for a new lab, and what that costs. */
    dataMove: sentence,
    /** Hours, phone number, and how soon someone answers. */
    support: sentence,
    /** Where data is stored and backed up, and which agreements, such as a BAA, you sign. */
    security: sentence,
  }),
  copyrightYear: z.number().int(),
  integrations: z.object({
    accounting: provider,
    scanners: provider,
    payments: provider,
    carriers: providers('Name at least one carrier.'),
  }),
  competitors: providers('Name at least one competitor.'),
});

export type Identity = z.infer<typeof identitySchema>;

const values: Identity = {
  product: 'Pilot',
  documentationTitle: 'Pilot Documentation',
  tagline: 'Pilot simplifies lab management.',
  url: 'https://docs.pilot.example',
  productSite: 'https://www.pilot.example',
  termsOfService: 'https://www.pilot.example/legal/terms',
  privacyPolicy: 'https://www.pilot.example/legal/privacy',
  missingResults: 'https://www.pilot.example/support/missing-page',
  accessibilityStatement: 'https://www.pilot.example/accessibility',
  securityContact: 'mailto:security@pilot.example',
  demo: 'https://www.pilot.example/demo',
  pricing: 'https://www.pilot.example/pricing',
  support: 'https://www.pilot.example/support',
  feedback: 'mailto:docs@pilot.example',
  offer: {},
  copyrightYear: 2025,
  integrations: {
    accounting: {name: 'QuickBooks Online', slug: 'quickbooks-online'},
    scanners: {name: 'iTero, 3Shape, and Medit', slug: 'itero-3shape-medit'},
    payments: {name: 'Stripe', slug: 'stripe'},
    carriers: [
      {name: 'UPS', slug: 'ups'},
      {name: 'FedEx', slug: 'fedex'},
    ],
  },
  competitors: [
    {name: '3Shape LMS', slug: '3shape-lms'},
    {name: 'DentaLab for QuickBooks', slug: 'dentalab-for-quickbooks'},
    {name: 'DLCPM', slug: 'dlcpm'},
    {name: 'EasyRx', slug: 'easyrx'},
    {name: 'LabCaseBook', slug: 'labcasebook'},
    {name: 'LabManager', slug: 'labmanager'},
    {name: 'SimpleLabOS', slug: 'simplelabos'},
  ],
};

/** Throws one error that lists every invalid value. */
export function checkIdentity(values: Identity): Identity {
  const {data, error} = identitySchema.safeParse(values);
  if (data) return data;
  const mistakes = error.issues.map(
    ({path, message}) => `config/identity.ts: "${path.join('.')}" is not valid. ${message}`,
  );
  throw new UserError(mistakes.join('\n'));
}

export const identity = checkIdentity(values);

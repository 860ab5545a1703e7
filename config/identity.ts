/**
 * The brand of the site. Everything the specification leaves unnamed is defined here and nowhere else:
 * routes, navbar, footer, and pages read it from this file. URLs under `.example` are reserved names
 * that the owner replaces before going live.
 */
import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {UserError} from '../lib/user-error';

/** Names may use any script and any symbol; a line break would end an HTTP header or a line in a file. */
const name = z
  .string()
  .min(1, 'Write at least one character.')
  .regex(/^[^\p{Cc}]*$/u, 'Write it on one line, without control characters.');
const provider = z.strictObject({
  name,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens, such as 3shape-lms.'),
});
const providers = (none: string) =>
  z
    .array(provider)
    .min(1, none)
    .refine((list) => new Set(list.map(({slug}) => slug)).size === list.length, 'Give each one a slug of its own.');
const address = z
  .string()
  .refine(
    (text) => /^https:\/\/[^\s"'<>\\`]+$/.test(text) && URL.canParse(text),
    'Write a whole address that starts with https://, without spaces or quotes.',
  );

/** A URL or an email address. */
const contact = z
  .string()
  .regex(
    /^(mailto:|https:\/\/)[^\s"'<>]+$/,
    'Write mailto: and an email address, or an address that starts with https://.',
  );
/** JSON has no `undefined`: an identity file removes a contact with null. */
const optionalContact = contact.nullish().transform((address) => address ?? undefined);

/** Shown on a page as it is. */
const sentence = z
  .string()
  .regex(/^\S[^\p{Cc}]*[.!?]$/u, 'Write whole sentences on one line.')
  .optional();

const identitySchema = z.strictObject({
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
  demo: optionalContact,
  pricing: optionalContact,
  support: optionalContact,
  /** Where readers say whether a page helped: an email address, or a form that accepts `page` and `answer`. */
  feedback: optionalContact,
  /** What only the owner knows, in sentences for buyers. Why Pilot shows those that are set. */
  offer: z.strictObject({
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
  integrations: z.strictObject({
    accounting: provider,
    scanners: provider,
    payments: provider,
    carriers: providers('Name at least one carrier.'),
  }),
  competitors: providers('Name at least one competitor.'),
});

export type Identity = z.infer<typeof identitySchema>;

const defaults: Identity = {
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
    {name: 'DLCPM', slug: 'dlcpm'},
    {name: '3Shape LMS', slug: '3shape-lms'},
    {name: 'LabManager', slug: 'labmanager'},
    {name: 'EasyRx', slug: 'easyrx'},
    {name: 'DentaLab for QuickBooks', slug: 'dentalab-for-quickbooks'},
    {name: 'SimpleLabOS', slug: 'simplelabos'},
    {name: 'LabCaseBook', slug: 'labcasebook'},
  ],
};

/** Reads overrides from the JSON file named by `SITE_IDENTITY`, so that rebranding needs no code change. */
function readOverrides(file: string | undefined): object {
  if (!file) return {};
  let overrides: unknown;
  try {
    overrides = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`SITE_IDENTITY: cannot read ${file}: ${(error as Error).message}`);
  }
  if (typeof overrides === 'object' && overrides !== null && !Array.isArray(overrides)) return overrides;
  throw new UserError(`${file}: write one JSON object with the keys to replace, such as {"product": "Compass"}.`);
}

/** An override replaces the whole default value, so nested keys can be missing. */
const isMissing = (issue: {code?: string; message: string}) =>
  issue.code === 'invalid_type' && issue.message.endsWith('received undefined');

export function loadIdentity(file = process.env.SITE_IDENTITY): Identity {
  const result = identitySchema.safeParse({...defaults, ...readOverrides(file)});
  if (result.success) return result.data;
  const place = file ?? 'config/identity.ts';
  const problems = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${place}: unknown key "${issue.keys.join('", "')}". Remove it. Known keys: ${Object.keys(identitySchema.shape).join(', ')}.`
      : isMissing(issue)
        ? `${place}: "${issue.path.join('.')}" is missing. Write every part of "${String(issue.path[0])}", as in config/identity.ts.`
        : `${place}: "${issue.path.join('.')}" is not valid. ${issue.message}`,
  );
  throw new UserError(problems.join('\n'));
}

export const identity = loadIdentity();

/** `why-pilot`: the last path segment of the page about why to choose the product. */
export const whySlug = `why-${asciiSlug(identity.product) || 'this-product'}`;

/** Empty for a name without Latin letters or digits. */
function asciiSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The product name that the pages are written with; `renameProduct` replaces it. */
const WRITTEN_NAME = defaults.product;

/** The product name as it appears in the heading ids that the generator derives from text. */
const anchorPart = identity.product
  .toLowerCase()
  .replace(/[^\p{L}\p{N}\s_-]/gu, '')
  .replace(/\s/g, '-');

/** Pages are written with the default name; this renames the product in their text, titles, and links. */
export function renameProduct(text: string): string {
  if (identity.product === WRITTEN_NAME) return text;
  return text
    .replace(new RegExp(`\\b${WRITTEN_NAME}\\b`, 'g'), () => identity.product)
    .replace(new RegExp(`\\bwhy-${WRITTEN_NAME.toLowerCase()}\\b`, 'g'), () => whySlug)
    .replace(new RegExp(`(#[a-z0-9-]*)\\b${WRITTEN_NAME.toLowerCase()}\\b`, 'g'), (_, before) => before + anchorPart);
}

/** `renameProduct` for every string in nested data, such as front matter. */
export function renameProductIn<Data>(data: Data): Data {
  if (typeof data === 'string') return renameProduct(data) as Data;
  if (Array.isArray(data)) return data.map(renameProductIn) as Data;
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, renameProductIn(value)])) as Data;
}

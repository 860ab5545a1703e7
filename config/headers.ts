/**
 * The response headers of the site, for every host. The build adds the hashes of the inline scripts it finds in the
 * pages and writes the result for each kind of host (plugins/built-pages/headers). What depends on the request
 * or on the server is in its own file, deploy/nginx.conf, deploy/Caddyfile, or scripts/serve/site-server.ts: `Vary`,
 * `Allow`, and the type of Markdown.
 */
import type {SearchSettings} from './search';

export type Headers = Readonly<Record<string, string>>;
/** A `path` ending in `*` matches everything below it. */
export type PathHeaders = {path: string; headers: Headers};
export type SiteHeaders = {
  /** Sent with every response. */
  everywhere: Headers;
  /** Sent in addition, for these paths. */
  byPath: readonly PathHeaders[];
  baseUrl: string;
};

/** What the headers depend on. */
export type HeaderSettings = {
  baseUrl: string;
  search: SearchSettings;
  /** `sha256-…` of each inline script. */
  scriptHashes: readonly string[];
  /** Folder of the embedded search's index, named after its content hash. */
  searchIndexFolder?: string | undefined;
};

const YEAR = 31_536_000;

/**
 * An `Accept` header that names Markdown at full weight, which browsers never do; it gets the page as Markdown. The
 * syntax is what JavaScript, nginx, and Caddy have in common.
 */
export const ACCEPTS_MARKDOWN = String.raw`(^|,)\s*text/markdown\s*(;\s*([a-pr-z][^,;]*|q=1(\.0*)?)\s*)*(,|$)`;

/** The default caching rule: stored, but revalidated on every request. */
export const DEFAULT_CACHE_CONTROL = 'no-cache';
const FOR_EVER = `public, max-age=${YEAR}, immutable`;
const FOR_A_DAY = 'public, max-age=86400';

/** The hosts of the hosted search: the read host, the write host for a custom POST, and three fallbacks. */
function searchHosts(search: SearchSettings): string[] {
  if (search.mode === 'embedded') return [];
  const id = search.appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  ];
}

export function contentSecurityPolicy({search, scriptHashes}: Pick<HeaderSettings, 'search' | 'scriptHashes'>): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    // Small icons in the style sheets are data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchHosts(search)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Only the default policy, which every page creates (src/loader/trusted-types.ts), may turn strings into HTML or
    // script URLs.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Browser features that ask readers for something or follow them; no page needs any. */
const UNUSED_FEATURES = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Lets the browser fetch or prerender the page of the one link that the loader marks (src/loader/speculation.ts). */
export const SPECULATION_RULES_FILE = 'speculation-rules.json';

export function speculationRules(): string {
  const rule = (how: 'prefetch' | 'prerender') => [
    {where: {selector_matches: `[data-speculate=${how}]`}, eagerness: 'immediate'},
  ];
  return `${JSON.stringify({prefetch: rule('prefetch'), prerender: rule('prerender')}, null, 2)}\n`;
}

export function siteHeaders(site: HeaderSettings): SiteHeaders {
  const {baseUrl, searchIndexFolder} = site;
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(site),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Speculation-Rules': `"${baseUrl}${SPECULATION_RULES_FILE}"`,
      'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
    },
    byPath: [
      {path: `${baseUrl}assets/*`, headers: {'Cache-Control': FOR_EVER}},
      ...(searchIndexFolder === undefined
        ? []
        : [{path: `${baseUrl}search-index/${searchIndexFolder}/*`, headers: {'Cache-Control': FOR_EVER}}]),
      {path: `${baseUrl}img/*`, headers: {'Cache-Control': FOR_A_DAY}},
      {
        path: `${baseUrl}${SPECULATION_RULES_FILE}`,
        headers: {'Content-Type': 'application/speculationrules+json', 'Cache-Control': FOR_A_DAY},
      },
    ],
    baseUrl,
  };
}

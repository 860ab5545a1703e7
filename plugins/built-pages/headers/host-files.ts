/** Writes the headers in the configuration format of each kind of host. */
import {DEFAULT_CACHE_CONTROL, type SiteHeaders} from '../../../config/headers';

const CACHE = 'Cache-Control';

/** For static hosts that read a `_headers` file, and for the project's own server. */
export function headersFile({everywhere, byPath}: SiteHeaders): string {
  const blocks = [{path: '/*', headers: everywhere}, ...byPath].map(({path, headers}) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

export type Redirect = {from: string; to: string};

/** For static hosts that read a `_redirects` file. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const cacheRules = ({byPath}: SiteHeaders) =>
  byPath.flatMap(({path, headers}) => (headers[CACHE] ? [{path, value: headers[CACHE]}] : []));

/** For nginx's `http` block: maps each URL to its caching rule. */
export function nginxCaching(site: SiteHeaders): string {
  const rules = cacheRules(site).map(({path, value}) => `  ~^${path.replace(/\*$/, '')} ${quoted(value)};`);
  return ['map $uri $cache_control {', `  default ${quoted(DEFAULT_CACHE_CONTROL)};`, ...rules, '}', ''].join('\n');
}

/** For nginx's `server` block. */
export function nginxHeaders({everywhere, notFoundPage}: SiteHeaders): string {
  const lines = Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return [...lines, `add_header ${CACHE} $cache_control always;`, `error_page 404 ${notFoundPage};`, ''].join('\n');
}

/** For a Caddy site block. */
export function caddyHeaders(site: SiteHeaders): string {
  const rules = cacheRules(site);
  return [
    'header {',
    ...Object.entries(site.everywhere).map(([name, value]) => `  ${name} ${quoted(value)}`),
    '}',
    `@always_asked not path ${rules.map(({path}) => path).join(' ')}`,
    `header @always_asked ${CACHE} ${quoted(DEFAULT_CACHE_CONTROL)}`,
    ...rules.map(({path, value}) => `header ${path} ${CACHE} ${quoted(value)}`),
    '',
  ].join('\n');
}

/** Writes the headers in the configuration format of each kind of host. */
import {ACCEPTS_MARKDOWN, DEFAULT_CACHE_CONTROL, type SiteHeaders} from '../../../config/headers';

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

/** For nginx's `server` block: the headers, and the addresses that depend on the base path. */
export function nginxSite(site: SiteHeaders): string {
  const {everywhere, baseUrl} = site;
  const folder = baseUrl.slice(0, -1);
  return [
    ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `add_header ${CACHE} $cache_control always;`,
    `set $cache_control ${quoted(DEFAULT_CACHE_CONTROL)};`,
    ...cacheRules(site).map(
      ({path, value}) => `if ($uri ~ ^${path.replace(/\*$/, '')}) { set $cache_control ${quoted(value)}; }`,
    ),
    'set $as_markdown "";',
    `if ($http_accept ~* ${quoted(ACCEPTS_MARKDOWN)}) { set $as_markdown .md; }`,
    `error_page 404 ${baseUrl}404.html;`,
    `location = ${baseUrl}404.html { internal; }`,
    `location = ${baseUrl} { try_files ${baseUrl}index$as_markdown ${baseUrl}index.html =404; }`,
    `location = ${baseUrl}index.html { return 301 ${baseUrl}$is_args$args; }`,
    ...(folder ? [`location = ${folder} { return 301 ${baseUrl}$is_args$args; }`] : []),
    '',
  ].join('\n');
}

/** The same for a Caddy site block. */
export function caddySite(site: SiteHeaders): string {
  const {everywhere, baseUrl} = site;
  const folder = baseUrl.slice(0, -1);
  const rules = cacheRules(site);
  return [
    'header {',
    ...Object.entries(everywhere).map(([name, value]) => `  ${name} ${quoted(value)}`),
    '}',
    `@always_asked not path ${rules.map(({path}) => path).join(' ')}`,
    `header @always_asked ${CACHE} ${quoted(DEFAULT_CACHE_CONTROL)}`,
    ...rules.map(({path, value}) => `header ${path} ${CACHE} ${quoted(value)}`),
    `redir ${baseUrl}index.html ${baseUrl}{asked} permanent`,
    ...(folder ? [`redir ${folder} ${baseUrl}{asked} permanent`] : []),
    // A page has no slash at the end, but the home page below a base path does.
    `@slash {\n  not path ${baseUrl}\n  path_regexp folder ^(/.+)/$\n  file {path}index.html\n}`,
    'redir @slash {re.folder.1}{asked} permanent',
    ...[
      ['page_as_markdown', 'file {path}.md', '{path}.md'],
      ['home_as_markdown', `path ${baseUrl}`, `${baseUrl}index.md`],
    ].flatMap(([name, where, file]) => [
      `@${name} {\n  header_regexp Accept \`(?i)${ACCEPTS_MARKDOWN}\`\n  ${where}\n}`,
      `header @${name} Content-Type "text/markdown; charset=utf-8"`,
      `rewrite @${name} ${file}`,
    ]),
    `error ${baseUrl}404.html 404`,
    'handle_errors {',
    '  header Cache-Control no-cache',
    `  rewrite * ${baseUrl}404.html`,
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    '',
  ].join('\n');
}

import {describe, expect, it} from 'vitest';
import {siteHeaders, type HeaderSettings} from '../../../config/headers';
import {bundleGuard} from '../../docusaurus-internals/page-template';
import {parseHeaderRules} from '../../../lib/header-rules';
import {parsePage} from '../../../lib/html';
import {plainText} from '../../../lib/tree';
import {hashOf, inlineScripts, securityText} from '.';
import {caddySite, headersFile, nginxSite, redirectsFile} from './host-files';

const built: HeaderSettings = {
  baseUrl: '/help/',
  search: {mode: 'embedded', indexName: 'docs'},
  scriptHashes: ['sha256-abc='],
  searchIndexFolder: '0123abcd',
};
const headers = siteHeaders(built);
const policyOf = (site: HeaderSettings) => siteHeaders(site).everywhere['Content-Security-Policy']!;
const directive = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];

describe('the content security policy', () => {
  it('allows nothing that is not named, and scripts only by origin and hash', () => {
    const policy = policyOf(built);
    expect(directive(policy, 'default-src')).toBe("'none'");
    expect(directive(policy, 'script-src')).toBe("'self' 'sha256-abc='");
    expect(directive(policy, 'require-trusted-types-for')).toBe("'script'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('names the hosts of the hosted search only when it is configured', () => {
    expect(directive(policyOf(built), 'connect-src')).toBe("'self'");
    const hosted = policyOf({...built, search: {mode: 'hosted', appId: 'APP1', apiKey: 'key', indexName: 'docs'}});
    expect(directive(hosted, 'connect-src')).toBe(
      "'self' https://app1-dsn.algolia.net https://app1.algolia.net https://app1-1.algolianet.com https://app1-2.algolianet.com https://app1-3.algolianet.com",
    );
  });
});

describe('the files for hosts', () => {
  it('are read back by the project’s own server as they were meant', () => {
    const [everywhere, ...byPath] = parseHeaderRules(headersFile(headers));
    const lowerCase = (record: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));
    expect(everywhere).toEqual({pattern: '/*', headers: lowerCase(headers.everywhere)});
    expect(byPath).toEqual(headers.byPath.map((rule) => ({pattern: rule.path, headers: lowerCase(rule.headers)})));
  });

  it('say every header once to nginx and to Caddy, with quotes escaped', () => {
    const odd = {everywhere: {'X-Odd': 'say "a\\b"'}, byPath: headers.byPath, baseUrl: '/'};
    expect(nginxSite(odd)).toContain('add_header X-Odd "say \\"a\\\\b\\"" always;');
    expect(caddySite(odd)).toContain('  X-Odd "say \\"a\\\\b\\""');
    for (const name of Object.keys(headers.everywhere)) {
      expect(nginxSite(headers).split(`add_header ${name} `)).toHaveLength(2);
      expect(caddySite(headers).split(`\n  ${name} `)).toHaveLength(2);
    }
  });

  it('keep hashed files for ever and ask for everything else again', () => {
    expect(nginxSite(headers)).toContain('set $cache_control "no-cache";');
    expect(nginxSite(headers)).toContain(
      'if ($uri ~ ^/help/assets/) { set $cache_control "public, max-age=31536000, immutable"; }',
    );
    expect(caddySite(headers)).toContain(
      '@always_asked not path /help/assets/* /help/search-index/0123abcd/* /help/img/* /help/speculation-rules.json',
    );
  });

  it('turn pages that only send readers on into redirects', () => {
    expect(redirectsFile([{from: '/docs', to: '/docs/cases/overview'}])).toBe('/docs /docs/cases/overview 301\n');
  });
});

describe('the speculation rules', () => {
  it('are named by a header and served in their own type', () => {
    expect(headers.everywhere['Speculation-Rules']).toBe('"/help/speculation-rules.json"');
    expect(headersFile(headers)).toContain(
      '/help/speculation-rules.json\n  Content-Type: application/speculationrules+json\n',
    );
  });
});

it('inline scripts are those that run, neither files nor data, and are hashed as browsers do it', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script data-x="1">one()</script><script>two()\n</script>';
  expect(inlineScripts(parsePage(html)).map(plainText)).toEqual(['one()', 'two()\n']);
  expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

it('a page carries a guard that fits into two kilobytes and knows the base path', () => {
  const guard = bundleGuard('/help/');
  expect(guard).toContain('"/help/assets/"');
  expect(guard.length).toBeLessThan(2048);
  expect(guard).not.toContain('</script');
});

it('security.txt expires in less than a year, on the same day for all builds of a month', () => {
  const text = (now: string) => securityText('https://b.example/.well-known/security.txt', new Date(now));
  expect(text('2026-11-15T05:00:00Z')).toMatch(
    /^Contact: mailto:.+\nExpires: 2027-11-01T00:00:00Z\nPreferred-Languages: en\nCanonical: https:\/\/b\.example\/.+\n$/,
  );
  expect(text('2026-11-30T23:59:59Z')).toBe(text('2026-11-02T00:00:00Z'));
});

/**
 * Generates the content security policy from the built pages, and writes all headers in the format of each
 * kind of host: `_headers` and `_redirects` for static hosts and the project's own server, and `.hosting/`
 * for nginx and Caddy. The files are part of the build, so a rollback restores the matching headers. Also writes the
 * two files that say who may do what: robots.txt and security.txt.
 */
import {createHash} from 'node:crypto';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element, Root} from 'hast';
import {siteHeaders, SPECULATION_RULES_FILE, speculationRules} from '../../../config/headers';
import {identity} from '../../../config/identity';
import {readSearchSettings, type SearchSettings} from '../../../config/search';
import {elementsOf, findElement, wordsOf} from '../../../lib/html';
import {plainText} from '../../../lib/tree';
import type {BuiltSite, PageStep} from '../step';
import {caddySite, headersFile, nginxSite, redirectsFile, type Redirect} from './host-files';

export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The inline scripts that the browser executes, without those that hold JSON. */
export const inlineScripts = (page: Root): Element[] =>
  [...elementsOf(page)].filter(
    ({tagName, properties: {src, type}}) => tagName === 'script' && src === undefined && !String(type).includes('json'),
  );

/** The page that a section's own address opens. */
function redirectOf(page: Root): string | undefined {
  const meta = findElement(page, (element) => wordsOf(element, 'httpEquiv').includes('refresh'));
  return meta && String(meta.properties.content).split('url=')[1];
}

/** A site with the hosted search has no index of its own. */
async function searchIndexFolder(outDir: string, {mode}: SearchSettings): Promise<string | undefined> {
  if (mode === 'hosted') return undefined;
  const entries = await readdir(join(outDir, 'search-index'), {withFileTypes: true});
  const [folder, ...others] = entries.filter((entry) => entry.isDirectory());
  if (!folder || others.length > 0) throw new Error('The search index must be in one folder; was its step run?');
  return folder.name;
}

const SECURITY_FILE = '.well-known/security.txt';

/**
 * Where to report a vulnerability (RFC 9116). It expires in eleven to twelve months, because the RFC recommends less
 * than a year, counted from the first of the month, so that builds of the same sources in a month are identical.
 */
export function securityText(address: string, now = new Date()): string {
  const expiry = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString().replace('.000', '');
  return `Contact: ${identity.securityContact}\nExpires: ${expiry}\nPreferred-Languages: en\nCanonical: ${address}\n`;
}

export function writeHeaders({props: {outDir, baseUrl}, addressOf, write}: BuiltSite): PageStep {
  const hashes = new Set<string>();
  const redirects: Redirect[] = [];
  return {
    name: 'write headers',
    page({page, path}) {
      for (const script of inlineScripts(page)) hashes.add(hashOf(plainText(script)));
      // A page that only redirects becomes a real redirect on hosts that support them.
      const to = redirectOf(page);
      if (to) redirects.push({from: baseUrl.slice(0, -1) + path, to});
    },
    async finish() {
      const search = readSearchSettings();
      const headers = siteHeaders({
        baseUrl,
        search,
        scriptHashes: [...hashes].sort(),
        searchIndexFolder: await searchIndexFolder(outDir, search),
      });
      const files = {
        _headers: headersFile(headers),
        _redirects: redirectsFile(redirects),
        '.hosting/nginx.conf': nginxSite(headers),
        '.hosting/Caddyfile': caddySite(headers),
        [SPECULATION_RULES_FILE]: speculationRules(),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`,
        [SECURITY_FILE]: securityText(addressOf(`/${SECURITY_FILE}`)),
      };
      for (const [file, content] of Object.entries(files)) await write(file, content);
      return `${hashes.size} inline scripts, ${redirects.length} redirects`;
    },
  };
}

/**
 * Generates the content security policy from the built pages, and writes all headers in the format of each
 * kind of host: `_headers` and `_redirects` for static hosts and the project's own server, and `.hosting/`
 * for nginx and Caddy. The files are part of the build, so a rollback restores the matching headers.
 */
import {createHash} from 'node:crypto';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {siteHeaders} from '../../../config/headers';
import {identity} from '../../../config/identity';
import {readSearchSettings, type SearchSettings} from '../../../config/search';
import {baseUrl, siteUrl} from '../../../config/site-address';
import {SPECULATION_RULES_FILE, speculationRules} from '../../../config/speculation-rules';
import type {BuiltSite, PageStep} from '../step';
import {refreshTarget} from '../openings';
import {inlineScripts, textOf} from '../tree';
import {caddyHeaders, headersFile, nginxCaching, nginxHeaders, redirectsFile, type Redirect} from './host-files';
import {securityText} from './security-txt';

export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** A site with the hosted search has no index of its own. */
async function searchIndexFolder(outDir: string, {mode}: SearchSettings): Promise<string | undefined> {
  if (mode === 'hosted') return undefined;
  const entries = await readdir(join(outDir, 'search-index'), {withFileTypes: true});
  const [folder, ...others] = entries.filter((entry) => entry.isDirectory());
  if (!folder || others.length > 0) throw new Error('The search index must be in one folder; was its step run?');
  return folder.name;
}

export function writeHeaders({props: {outDir}}: BuiltSite): PageStep {
  const hashes = new Set<string>();
  const redirects: Redirect[] = [];
  return {
    name: 'write headers',
    page({document, path}) {
      for (const script of inlineScripts(document)) hashes.add(hashOf(textOf(script)));
      // A page that only redirects becomes a real redirect on hosts that support them.
      const to = refreshTarget(document);
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
        '.hosting/nginx-caching.conf': nginxCaching(headers),
        '.hosting/nginx-headers.conf': nginxHeaders(headers),
        '.hosting/caddy-headers.conf': caddyHeaders(headers),
        [SPECULATION_RULES_FILE]: speculationRules(baseUrl),
        '.well-known/security.txt': securityText({
          contact: identity.securityContact,
          origin: siteUrl,
          baseUrl,
          now: new Date(),
        }),
      };
      for (const [file, content] of Object.entries(files)) {
        await mkdir(dirname(join(outDir, file)), {recursive: true});
        await writeFile(join(outDir, file), content);
      }
      return `${hashes.size} inline scripts, ${redirects.length} redirects`;
    },
  };
}

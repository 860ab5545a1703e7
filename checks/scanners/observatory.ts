/**
 * Runs Mozilla's Observatory on the project's own server: every test that doesn't need TLS must get its best result.
 */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {existsSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {createSiteServer, listen} from '../../server/static-server';
import type {Checker, Outcome, Site} from '../site';
import {withScanners} from './tools';

/** The best result of each test, by the scanner's names. The TLS redirect and HSTS depend on the host. */
const BEST: Readonly<Record<string, readonly string[]>> = {
  contentSecurityPolicyTest: ['csp-implemented-with-no-unsafe-default-src-none'],
  cookiesTest: ['cookies-not-found'],
  crossOriginResourceSharingTest: ['cross-origin-resource-sharing-not-implemented'],
  crossOriginResourcePolicyTest: ['corp-implemented-with-same-origin'],
  referrerPolicyTest: ['referrer-policy-private'],
  // Scripts are same-origin and have hashed names, so integrity attributes would be redundant.
  subresourceIntegrityTest: ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin'],
  xContentTypeOptionsTest: ['x-content-type-options-nosniff'],
  xFrameOptionsTest: ['x-frame-options-implemented-via-csp'],
};

type Results = Record<string, string>;
type Scanner = (port: number) => Promise<Results>;

async function loadScanner(tools: string): Promise<Scanner> {
  const root = resolve(tools, 'node_modules/@mdn/mdn-http-observatory');
  // Its setup downloads the HSTS preload list, which never includes a local host.
  const preloadList = join(root, 'conf/hsts-preload.json');
  if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');
  const load = (file: string) => import(pathToFileURL(join(root, file)).href);
  const {retrieve} = (await load('src/retriever/retriever.js')) as {
    retrieve: (host: string, options: object) => Promise<unknown>;
  };
  const {ALL_TESTS} = (await load('src/constants.js')) as {ALL_TESTS: ((response: unknown) => {result: string})[]};
  return async (port) => {
    const answers = await retrieve('localhost', {httpPort: port, httpsPort: port});
    return Object.fromEntries(ALL_TESTS.map((test) => [test.name, test(answers).result]));
  };
}

async function scanServer(scan: Scanner, server: Server): Promise<Results> {
  try {
    return await scan((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export function observatoryProblems(results: Results): string[] {
  return Object.entries(BEST)
    .filter(([test, best]) => !best.includes(results[test] ?? ''))
    .map(([test, best]) => `${test}: ${results[test] ?? 'not run'}; best is ${best.join(' or ')}.`);
}

async function scanSite({outDir}: Site, tools: string): Promise<Outcome> {
  const scan = await loadScanner(tools);
  const bare = createServer((_, response) => response.end('<!doctype html><title>Bare</title>'));
  await listen(bare, 0);
  const site = createSiteServer({root: outDir});
  await listen(site, 0);
  const problems = observatoryProblems(await scanServer(scan, site));
  if (observatoryProblems(await scanServer(scan, bare)).length === 0)
    problems.push('The scanner found nothing wrong with a server that sends no headers.');
  return {inspected: Object.keys(BEST).length, problems};
}

export const observatory: Checker = {
  name: 'the headers are at the best class of Mozilla’s Observatory',
  check: (site) => withScanners((tools) => scanSite(site, tools)),
};

import {parse} from 'node-html-parser';
import {baseUrl, siteUrl} from '../../config/site-address';
import {routes} from '../../config/routes';
import {fileChecker} from '../site';

/** The results page has nothing to index. */
const LEFT_OUT: ReadonlySet<string> = new Set(['/search']);

const addressOf = (route: string) => siteUrl + (route === '/' ? baseUrl : baseUrl.slice(0, -1) + route);

export function sitemapProblems(xml: string): string[] {
  const urls = parse(xml).querySelectorAll('url');
  const entries = urls.map((url) => ({
    address: url.querySelector('loc')?.textContent ?? '',
    frequency: url.querySelector('changefreq')?.textContent,
    priority: url.querySelector('priority')?.textContent,
  }));
  const listed = new Set(entries.map(({address}) => address));
  const wanted = new Set(routes.filter((route) => !LEFT_OUT.has(route)).map(addressOf));
  return [
    ...[...wanted].filter((address) => !listed.has(address)).map((address) => `${address} is missing.`),
    ...[...listed].filter((address) => !wanted.has(address)).map((address) => `${address} does not belong there.`),
    ...(listed.size === entries.length ? [] : ['an address stands there twice.']),
    ...entries
      .filter(({frequency}) => frequency !== 'weekly')
      .map(({address, frequency}) => `${address} changes "${frequency}", not "weekly".`),
    ...entries
      .filter(({priority}) => priority !== '0.5')
      .map(({address, priority}) => `${address} has the priority ${priority}, not 0.5.`),
  ];
}

export const sitemap = fileChecker(
  'the sitemap lists the routes, weekly and with priority 0.5',
  'sitemap.xml',
  sitemapProblems,
);

import {parse} from 'node-html-parser';
import {NOT_FOUND, RESULTS, routes, SECTION_OPENINGS} from '../../config/routes';
import {baseUrl, siteUrl} from '../../config/site-address';
import {fileChecker, type Checker} from '../site';

export const pageSet: Checker = {
  name: 'the built pages are the listed routes and nothing else',
  check: ({pages}) => {
    const built = new Set(pages.map(({path}) => path));
    const listed = new Set<string>([...routes, ...SECTION_OPENINGS, NOT_FOUND]);
    return {
      inspected: built.size,
      problems: [
        ...[...listed]
          .filter((path) => !built.has(path))
          .map((path) => `${path}: the route is listed but was not built.`),
        ...[...built]
          .filter((path) => !listed.has(path))
          .map((path) => `${path}: this page was built but is neither in content/ nor in a sidebar.`),
      ],
    };
  },
};

const addressOf = (route: string) => siteUrl + (route === '/' ? baseUrl : baseUrl.slice(0, -1) + route);

export function sitemapProblems(xml: string): string[] {
  const urls = parse(xml).querySelectorAll('url');
  const entries = urls.map((url) => ({
    address: url.querySelector('loc')?.textContent ?? '',
    frequency: url.querySelector('changefreq')?.textContent,
    priority: url.querySelector('priority')?.textContent,
  }));
  const listed = new Set(entries.map(({address}) => address));
  const wanted = new Set(routes.filter((route) => route !== RESULTS).map(addressOf));
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

/** What the head of every page says about the page: language, generator, canonical address, and who may index it. */
import {baseUrl, siteUrl} from '../../config/site-address';
import type {Page} from '../site';
import {NOT_FOUND, pageChecker, routePages, SECTION_OPENINGS} from './pages';

const GENERATOR = 'Docusaurus v3.8.1';

const attribute = ({document}: Page, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

export const language = pageChecker('every page is in English', (page) => {
  const found = attribute(page, 'html', 'lang');
  return found === 'en' ? [] : [`the language is "${found ?? ''}", not "en".`];
});

export const generator = pageChecker('every page names its generator', (page) => {
  const found = attribute(page, 'meta[name=generator]', 'content');
  return found === GENERATOR ? [] : [`the generator is "${found ?? ''}", not "${GENERATOR}".`];
});

export const canonical = pageChecker(
  'every page names its canonical address',
  (page) => {
    const wanted = siteUrl + (page.path === '/' ? baseUrl : baseUrl.slice(0, -1) + page.path);
    const found = page.document.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'));
    return found.length === 1 && found[0] === wanted
      ? []
      : [`the canonical address is "${found.join('", "')}", not "${wanted}".`];
  },
  routePages,
);

/** Pages that hold nothing of their own to find. */
const NOT_INDEXED: ReadonlySet<string> = new Set([...SECTION_OPENINGS, NOT_FOUND, '/search']);

export const robots = pageChecker('only pages without content of their own are kept from search engines', (page) => {
  const hidden = /\bnoindex\b/.test(attribute(page, 'meta[name=robots]', 'content') ?? '');
  if (hidden === NOT_INDEXED.has(page.path)) return [];
  return [
    hidden
      ? 'search engines are kept out. Remove the robots tag.'
      : 'search engines are let in. Add <meta name="robots" content="noindex">.',
  ];
});

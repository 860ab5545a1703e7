/** Tells crawlers what they may index, and adds structured data to each page: what it is and when it last changed. */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {identity} from '../../config/identity';
import type {BuiltSite, PageStep} from './step';
import {appendToHead, findElement, getAttribute, textOf, type Document} from './tree';

export const robotsText = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;

type Article = {address: string; title: string; description: string; dateModified: string};

const softwareApplication = {
  '@type': 'SoftwareApplication',
  name: identity.product,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  url: identity.productSite,
};

export function structuredData({address, title, description, dateModified}: Article): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: address,
    dateModified,
    inLanguage: 'en',
    isPartOf: {'@type': 'WebSite', name: identity.documentationTitle},
    about: softwareApplication,
  };
}

/** Documentation pages show when they were last updated; other pages are not articles. */
function readArticle(document: Document): Article | undefined {
  const time = findElement(document, ({tagName}) => tagName === 'time');
  const canonical = findElement(document, (element) => getAttribute(element, 'rel') === 'canonical');
  const meta = findElement(document, (element) => getAttribute(element, 'name') === 'description');
  const title = findElement(document, ({tagName}) => tagName === 'title');
  const date = time && getAttribute(time, 'datetime');
  if (!date || !canonical || !meta || !title) return undefined;
  return {
    address: getAttribute(canonical, 'href') ?? '',
    title: textOf(title).split(' | ')[0]!,
    description: getAttribute(meta, 'content') ?? '',
    dateModified: date.slice(0, 10),
  };
}

export function addressCrawlers({props: {outDir, siteConfig, baseUrl}}: BuiltSite): PageStep {
  return {
    name: 'describe pages for crawlers',
    page({document}) {
      const article = readArticle(document);
      if (!article) return;
      // Escaping `<` keeps a title from closing the script element.
      const data = JSON.stringify(structuredData(article)).replaceAll('<', '\\u003c');
      appendToHead(document, 'script', {type: 'application/ld+json'}, data);
    },
    async finish() {
      await writeFile(join(outDir, 'robots.txt'), robotsText(`${siteConfig.url}${baseUrl}sitemap.xml`));
    },
  };
}

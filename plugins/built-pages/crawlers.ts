/** Tells crawlers what they may index, and adds structured data to each article: what it is and when it last changed. */
import {identity} from '../../config/identity';
import {addToHead, element, text} from '../../lib/html';
import {readPages} from '../../lib/pages';
import type {PageFrontMatter} from '../front-matter';
import type {BuiltSite, PageStep} from './step';

export function addressCrawlers({addressOf, write}: BuiltSite): PageStep {
  // The other pages are no articles.
  const articles = new Map(
    readPages(['content']).map(({route, frontMatter}) => [route, frontMatter as PageFrontMatter]),
  );
  return {
    name: 'describe pages for crawlers',
    page({path, title, page}) {
      const article = articles.get(path);
      if (!article) return;
      const data = {
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: title,
        description: article.description,
        url: addressOf(path),
        dateModified: new Date(article.last_update.date).toISOString().slice(0, 10),
        inLanguage: 'en',
        isPartOf: {'@type': 'WebSite', name: identity.documentationTitle},
        about: {
          '@type': 'SoftwareApplication',
          name: identity.product,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web',
          url: identity.productSite,
        },
      };
      // Escaping `<` keeps a title from closing the script element.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      addToHead(page, element('script', {type: 'application/ld+json'}, [text(json)]));
    },
    finish: () => write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`),
  };
}

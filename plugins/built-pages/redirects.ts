/** Pages that only open another: their canonical URL is that page's, which no component can set. */
import type {Root} from 'hast';
import {elementsOf, findElement, wordsOf} from '../../lib/html';
import type {BuiltSite, PageStep} from './step';

/** The redirect target of a page, if it has one. */
export function redirectOf(page: Root): string | undefined {
  const meta = findElement(page, (element) => wordsOf(element, 'httpEquiv').includes('refresh'));
  return meta && String(meta.properties.content).split('url=')[1];
}

export function addressRedirects({addressOf, props}: BuiltSite): PageStep {
  return {
    name: 'address redirects',
    page({page, path}) {
      const target = redirectOf(page);
      if (!target) return;
      for (const {properties} of elementsOf(page)) {
        for (const name of ['href', 'content'])
          if (properties[name] === addressOf(path)) properties[name] = props.siteConfig.url + target;
      }
    },
  };
}

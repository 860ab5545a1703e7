/** The build finds these too, but takes a minute. */
import {isRoute} from '../../../config/routes';
import {pageRule} from '../rule';
import {lineOf, nodesOfType} from '../tree';

const isPage = (url: string) => /^\/[^.?]*$/.test(url);

export const knownLinks = pageRule('links inside the site lead to pages', (page) =>
  nodesOfType(page, 'link')
    .map((node) => ({line: lineOf(node), url: node.url ?? ''}))
    .filter(({url}) => isPage(url) && !isRoute(url))
    .map(({line, url}) => ({
      line,
      message: `no page has the address ${url.split('#')[0]}. Write the path of a file in content/, without .mdx.`,
    })),
);

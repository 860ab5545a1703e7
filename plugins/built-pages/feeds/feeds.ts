/** The changelog as a feed in three formats. */
import {Feed} from 'feed';
import {escapeHtml} from '../../../lib/escape-html';
import {releaseId, type Change, type Release} from '../../../model/changelog/types';

export type FeedSite = {
  /** Atom requires an author name. */
  author: string;
  title: string;
  description: string;
  copyright: string;
  /** URL of the changelog. */
  changelog: string;
  /** URL of a page, from its route. */
  addressOf: (route: string) => string;
};

const FOLDER = 'pilot/changelog';

export type FeedFile = {path: string; type: string; title: string; text: string};

/** Facts use `**bold**` and `code`. */
const asHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>');

function contentOf(entries: readonly Change[], {addressOf}: FeedSite): string {
  const items = entries.map(
    ({kind, text, affects, page}) =>
      `<li><strong>${kind}:</strong> ${asHtml(text)} For: ${asHtml(affects)}. <a href="${escapeHtml(addressOf(page))}">Read more</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** The library writes JSON Feed 1.0, which has a single author and no language. */
function asJsonFeed11(feed: Feed, {author}: FeedSite): string {
  const feed1 = JSON.parse(feed.json1()) as Record<string, unknown>;
  const version = 'https://jsonfeed.org/version/1.1';
  const feed11 = {...feed1, version, language: 'en', author: undefined, authors: [{name: author}]};
  return JSON.stringify(feed11, undefined, 2);
}

export function changelogFeeds(releases: readonly Release[], site: FeedSite): FeedFile[] {
  const {title, changelog: base} = site;
  const feed = new Feed({
    id: base,
    title,
    description: site.description,
    link: base,
    language: 'en',
    copyright: site.copyright,
    author: {name: site.author},
    updated: new Date(releases[0]!.date),
    feedLinks: {rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json`},
  });
  for (const {version, date, title: about, entries} of releases) {
    const link = `${base}#${releaseId(version)}`;
    feed.addItem({
      id: link,
      link,
      title: `${version}: ${about}`,
      date: new Date(date),
      published: new Date(date),
      description: `${entries.length} ${entries.length === 1 ? 'change' : 'changes'}`,
      content: contentOf(entries, site),
    });
  }
  return [
    {path: `${FOLDER}/rss.xml`, type: 'application/rss+xml', title, text: feed.rss2()},
    {path: `${FOLDER}/atom.xml`, type: 'application/atom+xml', title, text: feed.atom1()},
    {path: `${FOLDER}/feed.json`, type: 'application/feed+json', title, text: asJsonFeed11(feed, site)},
  ];
}

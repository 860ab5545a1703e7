/** The changelog as feeds: one for all releases, and one per area. */
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

/** `folder` holds the three files of one feed, relative to the site. */
function feedFiles(folder: string, title: string, releases: readonly Release[], site: FeedSite): FeedFile[] {
  const base = site.addressOf(`/${folder}`);
  const feed = new Feed({
    id: base,
    title,
    description: site.description,
    link: site.changelog,
    language: 'en',
    copyright: site.copyright,
    author: {name: site.author},
    updated: new Date(releases[0]!.date),
    feedLinks: {rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json`},
  });
  for (const {version, date, title: about, entries} of releases) {
    const link = `${site.changelog}#${releaseId(version)}`;
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
    {path: `${folder}/rss.xml`, type: 'application/rss+xml', title, text: feed.rss2()},
    {path: `${folder}/atom.xml`, type: 'application/atom+xml', title, text: feed.atom1()},
    {path: `${folder}/feed.json`, type: 'application/feed+json', title, text: asJsonFeed11(feed, site)},
  ];
}

/** The feed of all releases comes first. An area without changes has no feed. */
export function changelogFeeds(releases: readonly Release[], areas: readonly string[], site: FeedSite): FeedFile[] {
  const folder = 'pilot/changelog';
  const ofArea = areas.flatMap((area) => {
    const own = releases
      .map((release) => ({...release, entries: release.entries.filter((entry) => entry.area === area)}))
      .filter(({entries}) => entries.length > 0);
    const name = area.toLowerCase().replaceAll(' ', '-');
    return own.length > 0 ? feedFiles(`${folder}/${name}`, `${site.title}: ${area}`, own, site) : [];
  });
  return [...feedFiles(folder, site.title, releases, site), ...ofArea];
}

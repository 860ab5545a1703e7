/** Parses every feed as a feed reader would, and checks what RSS 2.0, RFC 4287, and JSON Feed 1.1 require. */
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';
import {releases} from '../../../model/changelog';
import {CHANGE_AREAS} from '../../../model/changelog/types';
import {changelogFeeds} from './feeds';

const ADDRESS = /^https:\/\/docs\.example\/help\/pilot\/changelog/;
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const files = changelogFeeds(releases, CHANGE_AREAS, {
  title: 'Pilot changelog',
  description: 'What is new.',
  author: 'Pilot',
  copyright: '© 2025',
  changelog: 'https://docs.example/help/pilot/changelog',
  addressOf: (route) => `https://docs.example/help${route}`,
});
const ofType = (type: string) => files.filter((file) => file.type === type);
const unique = (ids: readonly (string | undefined)[]) => expect(new Set(ids).size).toBe(ids.length);

describe('RSS 2.0', () => {
  it.each(ofType('application/rss+xml'))('$path', ({path, text}) => {
    const channel = parseRssFeed(text);
    expect(channel.title).toBeTruthy();
    expect(channel.link).toMatch(ADDRESS);
    expect(channel.description).toBeTruthy();
    expect(channel.lastBuildDate).toMatch(RFC_822);
    const self = channel.atom?.links?.find(({rel}) => rel === 'self');
    expect(self?.href).toBe(`https://docs.example/help/${path}`);
    expect(channel.items?.length).toBeGreaterThan(0);
    for (const {title, link, guid, pubDate, description, content} of channel.items!) {
      expect(title ?? description).toBeTruthy();
      expect(link).toMatch(ADDRESS);
      expect(guid?.value).toBe(link);
      expect(pubDate).toMatch(RFC_822);
      expect(content?.encoded).toMatch(/^<ul><li>/);
    }
    unique(channel.items!.map(({guid}) => guid?.value));
  });
});

describe('Atom (RFC 4287)', () => {
  it.each(ofType('application/atom+xml'))('$path', ({path, text}) => {
    const feed = parseAtomFeed(text);
    expect(feed.id).toMatch(ADDRESS);
    expect(feed.title).toBeTruthy();
    expect(feed.updated).toMatch(RFC_3339);
    expect(feed.links?.find(({rel}) => rel === 'self')?.href).toBe(`https://docs.example/help/${path}`);
    // RFC 4287, 4.1.1: the feed has an author, or each of its entries does.
    expect(feed.authors?.[0]?.name).toBeTruthy();
    expect(feed.entries?.length).toBeGreaterThan(0);
    for (const entry of feed.entries!) {
      expect(entry.id).toMatch(ADDRESS);
      expect(entry.title).toBeTruthy();
      expect(entry.updated).toMatch(RFC_3339);
      expect(entry.content).toBeTruthy();
    }
    unique(feed.entries!.map(({id}) => id));
  });
});

describe('JSON Feed 1.1', () => {
  it.each(ofType('application/feed+json'))('$path', ({path, text}) => {
    const version = (JSON.parse(text) as {version: string}).version;
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    const feed = parseJsonFeed(text);
    expect(feed.title).toBeTruthy();
    expect(feed.authors?.[0]?.name).toBe('Pilot');
    expect(feed.home_page_url).toMatch(ADDRESS);
    expect(feed.feed_url).toBe(`https://docs.example/help/${path}`);
    expect(feed.items?.length).toBeGreaterThan(0);
    for (const {id, url, content_html: html, date_published: published} of feed.items!) {
      expect(id).toMatch(ADDRESS);
      expect(url).toMatch(ADDRESS);
      expect(html).toMatch(/^<ul><li>/);
      expect(published).toMatch(RFC_3339);
    }
    unique(feed.items!.map(({id}) => id));
  });
});

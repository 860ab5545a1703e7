import {expect, it} from 'vitest';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {releases} from '../../../model/changelog';
import type {Release} from '../../../model/changelog/types';
import {changelogFeeds} from './feeds';

const site = {
  title: 'Crown & Bridge "News"',
  description: 'What is new.',
  author: 'Pilot',
  copyright: '© 2025',
  changelog: 'https://docs.example/help/pilot/changelog',
  addressOf: (route: string) => `https://docs.example/help${route}`,
};

const files = changelogFeeds(releases, site);
const text = (path: string) => files.find((file) => file.path === path)!.text;

const RFC_822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const ids = releases.map(({version}) => `${site.changelog}#release-${version.replace('.', '-')}`);

it('has what RSS 2.0 requires, and one entry per release', () => {
  const {items = [], ...channel} = parseRssFeed(text('pilot/changelog/rss.xml'));
  expect(channel).toMatchObject({title: site.title, link: site.changelog, description: site.description});
  expect(channel.lastBuildDate).toMatch(RFC_822);
  expect(channel.atom?.links?.find(({rel}) => rel === 'self')?.href).toBe(`${site.changelog}/rss.xml`);
  expect(items.map(({guid}) => guid?.value)).toEqual(ids);
  expect(items.map(({link}) => link)).toEqual(ids);
  for (const {pubDate, content} of items) {
    expect(pubDate).toMatch(RFC_822);
    expect(content?.encoded).toMatch(/^<ul><li>/);
  }
});

it('has what Atom (RFC 4287) requires, and one entry per release', () => {
  const feed = parseAtomFeed(text('pilot/changelog/atom.xml'));
  expect(feed).toMatchObject({id: site.changelog, title: site.title, authors: [{name: 'Pilot'}]});
  expect(feed.updated).toMatch(RFC_3339);
  expect(feed.links?.find(({rel}) => rel === 'self')?.href).toBe(`${site.changelog}/atom.xml`);
  expect(feed.entries?.map(({id}) => id)).toEqual(ids);
  for (const {updated, content} of feed.entries!) {
    expect(updated).toMatch(RFC_3339);
    expect(content).toBeTruthy();
  }
});

it('has what JSON Feed 1.1 requires, and one entry per release', () => {
  const source = text('pilot/changelog/feed.json');
  const feed = parseJsonFeed(source);
  expect(source).toContain('https://jsonfeed.org/version/1.1');
  expect(feed).toMatchObject({title: site.title, home_page_url: site.changelog, authors: [{name: 'Pilot'}]});
  expect(feed.feed_url).toBe(`${site.changelog}/feed.json`);
  expect(feed.items?.map(({id}) => id)).toEqual(ids);
  for (const {date_published: published} of feed.items!) expect(published).toMatch(RFC_3339);
});

it('never turns a text into markup', () => {
  const hostile: Release = {
    version: '2025.99',
    date: '2025-12-31',
    title: '<b>Bold</b> & "more"',
    entries: [
      {id: 'x', kind: 'New', area: 'Cases', text: 'a <script>alert(1)</script> **b**', affects: '&', page: '/docs/a'},
    ],
  };
  const [rss, , json] = changelogFeeds([hostile], site);
  expect(parseRssFeed(rss!.text).items?.[0]?.title).toBe('2025.99: <b>Bold</b> & "more"');
  const item = (JSON.parse(json!.text) as {items: {content_html: string}[]}).items[0]!;
  expect(item.content_html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; <strong>b</strong>');
});

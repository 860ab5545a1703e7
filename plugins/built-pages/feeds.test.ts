import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {expect, it} from 'vitest';
import {releases} from '../../model/changelog';
import type {Release} from '../../model/changelog/types';
import {writeFeeds} from './feeds';
import {testSite} from './testing';

async function feedsOf(written: readonly Release[]) {
  const site = testSite();
  await writeFeeds(site, written).finish!();
  return (name: string) => site.files.get(`pilot/changelog/${name}`)!;
}

const feed = await feedsOf(releases);
const changelog = 'https://docs.example/help/pilot/changelog';
const RFC_822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const ids = releases.map(({version}) => `${changelog}#release-${version.replace('.', '-')}`);

it('has what RSS 2.0 requires, and one entry per release', () => {
  const {items = [], ...channel} = parseRssFeed(feed('rss.xml'));
  expect(channel).toMatchObject({title: 'Pilot changelog', link: changelog});
  expect(channel.description).toBeTruthy();
  expect(channel.lastBuildDate).toMatch(RFC_822);
  expect(channel.atom?.links?.find(({rel}) => rel === 'self')?.href).toBe(`${changelog}/rss.xml`);
  expect(items.map(({guid}) => guid?.value)).toEqual(ids);
  expect(items.map(({link}) => link)).toEqual(ids);
  for (const {pubDate, content} of items) {
    expect(pubDate).toMatch(RFC_822);
    expect(content?.encoded).toMatch(/^<ul><li>/);
  }
});

it('has what Atom (RFC 4287) requires, and one entry per release', () => {
  const atom = parseAtomFeed(feed('atom.xml'));
  expect(atom).toMatchObject({id: changelog, title: 'Pilot changelog', authors: [{name: 'Pilot'}]});
  expect(atom.updated).toMatch(RFC_3339);
  expect(atom.links?.find(({rel}) => rel === 'self')?.href).toBe(`${changelog}/atom.xml`);
  expect(atom.entries?.map(({id}) => id)).toEqual(ids);
  for (const {updated, content} of atom.entries!) {
    expect(updated).toMatch(RFC_3339);
    expect(content).toBeTruthy();
  }
});

it('has what JSON Feed requires, and one entry per release', () => {
  const json = parseJsonFeed(feed('feed.json'));
  expect(feed('feed.json')).toContain('https://jsonfeed.org/version/1');
  expect(json).toMatchObject({title: 'Pilot changelog', home_page_url: changelog, authors: [{name: 'Pilot'}]});
  expect(json.feed_url).toBe(`${changelog}/feed.json`);
  expect(json.items?.map(({id}) => id)).toEqual(ids);
  for (const {date_published: published} of json.items!) expect(published).toMatch(RFC_3339);
});

it('never turns a text into markup', async () => {
  const entry = {id: 'x', kind: 'New', area: 'Cases', affects: '&', page: '/docs/a'} as const;
  const hostile = await feedsOf([
    {
      ...{version: '2025.99', date: '2025-12-31', title: '<b>Bold</b> & "more"'},
      entries: [{...entry, text: 'a <script>alert(1)</script> **b**'}],
    },
  ]);
  expect(parseRssFeed(hostile('rss.xml')).items?.[0]?.title).toBe('2025.99: <b>Bold</b> & “more”');
  const item = (JSON.parse(hostile('feed.json')) as {items: {content_html: string}[]}).items[0]!;
  expect(item.content_html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; <strong>b</strong>');
});

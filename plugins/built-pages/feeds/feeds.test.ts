import {expect, it} from 'vitest';
import sax from 'sax';
import {releases} from '../../../model/changelog';
import {CHANGE_AREAS, type Release} from '../../../model/changelog/types';
import {changelogFeeds} from './feeds';

const site = {
  title: 'Crown & Bridge "News"',
  description: 'What is new.',
  author: 'Pilot',
  copyright: '© 2025',
  changelog: 'https://docs.example/help/pilot/changelog',
  addressOf: (route: string) => `https://docs.example/help${route}`,
};

function elements(xml: string, name: string): string[] {
  const found: string[] = [];
  const parser = sax.parser(true);
  let open = false;
  parser.onopentag = (tag) => void (tag.name === name && ((open = true), found.push('')));
  parser.ontext = parser.oncdata = (text) => void (open && found.push(found.pop()! + text));
  parser.onclosetag = (tag) => void (tag === name && (open = false));
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return found;
}

const files = changelogFeeds(releases, CHANGE_AREAS, site);
const text = (path: string) => files.find((file) => file.path === path)!.text;

it('has one entry for each release, in all three formats, with stable ids', () => {
  const ids = releases.map(({version}) => `${site.changelog}#release-${version.replace('.', '-')}`);
  expect(elements(text('pilot/changelog/rss.xml'), 'guid')).toEqual(ids);
  expect(elements(text('pilot/changelog/atom.xml'), 'id').slice(1)).toEqual(ids);
  const json = JSON.parse(text('pilot/changelog/feed.json')) as {items: {id: string}[]};
  expect(json.items.map(({id}) => id)).toEqual(ids);
});

it('gives the feed of an area only the changes of that area', () => {
  const shipping = text('pilot/changelog/shipping/rss.xml');
  const own = releases.flatMap(({entries}) => entries.filter(({area}) => area === 'Shipping'));
  expect(shipping.match(/<li>/g)).toHaveLength(own.length);
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
  const [rss, , json] = changelogFeeds([hostile], ['Cases'], site);
  expect(elements(rss!.text, 'title')).toContain('2025.99: <b>Bold</b> & "more"');
  const item = (JSON.parse(json!.text) as {items: {content_html: string}[]}).items[0]!;
  expect(item.content_html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; <strong>b</strong>');
});

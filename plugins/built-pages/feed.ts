/** Writes the changelog as an Atom feed, which every feed reader knows, and links it in the head of the changelog. */
import {Feed} from 'feed';
import {identity} from '../../config/identity';
import {escapeHtml} from '../../lib/escape-html';
import {addToHead, element} from '../../lib/html';
import {typographicData} from '../../lib/typography';
import {releases as allReleases} from '../../model/changelog';
import {releaseId, type Change} from '../../model/changelog/types';
import type {BuiltSite, PageStep} from './step';

const CHANGELOG = '/pilot/changelog';
const TITLE = `${identity.product} changelog`;

/** Facts use `**bold**` and `code`. */
const asHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>');

export function writeFeed({addressOf, write, props}: BuiltSite, written = allReleases): PageStep {
  const releases = typographicData(written);
  const base = addressOf(CHANGELOG);
  const listItem = ({kind, text, affects, page}: Change) =>
    `<li><strong>${kind}:</strong> ${asHtml(text)} For: ${asHtml(affects)}. <a href="${escapeHtml(addressOf(page))}">Read more</a></li>`;
  const feed = new Feed({
    id: base,
    title: TITLE,
    description: `What is new, improved, and fixed in ${identity.product}.`,
    link: base,
    language: 'en',
    copyright: `© ${identity.copyrightYear} ${identity.product}`,
    // Atom requires an author's name.
    author: {name: identity.product},
    updated: new Date(releases[0]!.date),
    feedLinks: {atom: `${base}/atom.xml`},
  });
  for (const {version, date, title, entries} of releases) {
    const link = `${base}#${releaseId(version)}`;
    feed.addItem({
      id: link,
      link,
      title: `${version}: ${title}`,
      date: new Date(date),
      published: new Date(date),
      description: `${entries.length} ${entries.length === 1 ? 'change' : 'changes'}`,
      content: `<ul>${entries.map(listItem).join('')}</ul>`,
    });
  }
  const file = `${CHANGELOG.slice(1)}/atom.xml`;
  const link = {rel: ['alternate'], type: 'application/atom+xml', href: props.baseUrl + file, title: TITLE};
  return {
    name: 'write the changelog as a feed',
    page({path, page}) {
      if (path === CHANGELOG) addToHead(page, element('link', link));
    },
    finish: () => write(file, feed.atom1()),
  };
}

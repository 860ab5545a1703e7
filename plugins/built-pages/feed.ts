/**
 * Writes the changelog as an Atom feed (RFC 4287), and links it in the head of the changelog. By hand, because the
 * `feed` package wrote titles as HTML, so that a title could become markup, and one format needs only these lines.
 */
import {identity} from '../../config/identity';
import {escapeHtml} from '../../lib/escape-html';
import {addToHead, makeElement} from '../../lib/html';
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
  const base = addressOf(CHANGELOG);
  const file = `${CHANGELOG.slice(1)}/atom.xml`;
  const updated = (date: string) => `<updated>${date}T00:00:00Z</updated>`;
  const listItem = ({kind, text, affects, page}: Change) =>
    `<li><strong>${kind}:</strong> ${asHtml(text)} For: ${asHtml(affects)}. <a href="${addressOf(page)}">Read more</a></li>`;
  const releases = typographicData(written).map(({version, date, title, entries}) => ({
    date,
    entry: `<entry>
  <id>${base}#${releaseId(version)}</id>
  <link href="${base}#${releaseId(version)}"/>
  <title>${escapeHtml(`${version}: ${title}`)}</title>
  ${updated(date)}
  <content type="html">${escapeHtml(`<ul>${entries.map(listItem).join('')}</ul>`)}</content>
</entry>
`,
  }));
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${base}</id>
<link href="${base}"/>
<link rel="self" href="${addressOf(`/${file}`)}"/>
<title>${escapeHtml(TITLE)}</title>
<author><name>${escapeHtml(identity.product)}</name></author>
${updated(releases[0]!.date)}
${releases.map(({entry}) => entry).join('')}</feed>
`;
  const link = {rel: ['alternate'], type: 'application/atom+xml', href: props.baseUrl + file, title: TITLE};
  return {
    name: 'write the changelog as a feed',
    page({path, page}) {
      if (path === CHANGELOG) addToHead(page, makeElement('link', link));
    },
    finish: () => write(file, feed),
  };
}

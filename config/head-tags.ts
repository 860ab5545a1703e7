/** Tags in the head of every page, in addition to those from the generator. */
import {announcement} from './announcement';
import {baseUrl} from './site-address';

/** Drops a trailing `index.html` from the URL before the router reads it. */
const cleanAddress = `(function(l,b){var p=l.pathname.replace(/\\/index\\.html$/,"");if(p!==l.pathname)history.replaceState(null,"",(p+"/"===b?b:p)+l.search+l.hash)})(location,${JSON.stringify(baseUrl)})`;

/** A dismissed announcement stays dismissed; a new one shows from the first paint, before the application hydrates. */
const forgetEarlierAnnouncement = announcement
  ? `try{localStorage["docusaurus.announcement.id"]!==${JSON.stringify(announcement.id)}&&localStorage.removeItem("docusaurus.announcement.dismiss")}catch(e){}`
  : '';

const image = (name: string) => `${baseUrl}img/${name}`;

export const headTags = [
  {tagName: 'script', attributes: {}, innerHTML: `${cleanAddress};${forgetEarlierAnnouncement}`},
  // At the root, where browsers look when a document has no head, such as the Markdown version of a page.
  {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'icon', href: image('favicon.svg'), type: 'image/svg+xml'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: image('apple-touch-icon.png')}},
  {tagName: 'link', attributes: {rel: 'manifest', href: image('site.webmanifest')}},
];

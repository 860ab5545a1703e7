/** Tags in the head of every page, in addition to those from the generator. */
import {baseUrl} from './site-address';

const image = (name: string) => `${baseUrl}img/${name}`;

export const headTags = [
  // At the root, where browsers look when a document has no head, such as the Markdown version of a page.
  {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'icon', href: image('favicon.svg'), type: 'image/svg+xml'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: image('apple-touch-icon.png')}},
  {tagName: 'link', attributes: {rel: 'manifest', href: image('site.webmanifest')}},
];

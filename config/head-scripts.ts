/** Small scripts that must run before anything else; the content security policy carries their hashes. */
import {announcement} from './announcement';
import {baseUrl} from './site-address';

/** Drops a trailing `index.html` from the address before the router reads it. */
const cleanAddress = `(function(l,b){var p=l.pathname.replace(/\\/index\\.html$/,"");if(p!==l.pathname)history.replaceState(null,"",(p+"/"===b?b:p)+l.search+l.hash)})(location,${JSON.stringify(baseUrl)})`;

/** Shows a new announcement to readers who closed an earlier one; the application would do so only when it runs. */
const showNewAnnouncement = (id: string) =>
  `try{var s=localStorage,k="docusaurus.announcement.";if(s[k+"id"]!==${JSON.stringify(id)})s.removeItem(k+"dismiss")}catch(e){}`;

const scripts = announcement ? [cleanAddress, showNewAnnouncement(announcement.id)] : [cleanAddress];

export const headTags = [{tagName: 'script', attributes: {}, innerHTML: scripts.join(';')}];

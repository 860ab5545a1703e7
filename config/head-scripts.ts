/** Small scripts that must run before anything else; the content security policy carries their hashes. */
import {baseUrl} from './site-address';

/** Drops a trailing `index.html` from the address before the router reads it. */
const cleanAddress = `(function(l,b){var p=l.pathname.replace(/\\/index\\.html$/,"");if(p!==l.pathname)history.replaceState(null,"",(p+"/"===b?b:p)+l.search+l.hash)})(location,${JSON.stringify(baseUrl)})`;

export const headTags = [{tagName: 'script', attributes: {}, innerHTML: cleanAddress}];

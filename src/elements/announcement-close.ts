/**
 * `<announcement-close announcement="id" ends="2027-01-01">` wraps the announcement bar's close button. The dismissal is
 * stored where the generator keeps it, with the ID: an announcement with another ID is shown again. From the day it ends,
 * a page that was built before doesn't show it.
 */
import {onReturn} from './on-return';

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

const hide = () => document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');

function hideIfDismissed(): void {
  const bar = document.querySelector('announcement-close');
  try {
    if (bar && localStorage[ID] === bar.getAttribute('announcement') && localStorage[DISMISSED] === 'true') hide();
  } catch {
    // Without storage, the bar is back on the next page.
  }
}
// The application reports each of its two entries, as if another tab had stored them.
onReturn(({isTrusted}) => isTrusted && hideIfDismissed());

export class AnnouncementClose extends HTMLElement {
  connectedCallback(): void {
    if (this.getAttribute('ends')! < new Date().toISOString()) hide();
    hideIfDismissed();
    this.onclick = () => {
      hide();
      try {
        localStorage[ID] = this.getAttribute('announcement')!;
        localStorage[DISMISSED] = 'true';
      } catch {
        // See above.
      }
    };
  }
}

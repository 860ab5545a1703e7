/**
 * `<announcement-close announcement="id" ends="2027-01-01">` wraps the announcement bar's close button. The dismissal is
 * stored where the generator keeps it, with the ID: an announcement with another ID is shown again. From the day it ends,
 * a page that was built before doesn't show it.
 */
const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

export class AnnouncementClose extends HTMLElement {
  connectedCallback(): void {
    const id = this.getAttribute('announcement')!;
    const hide = () => document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    if (this.getAttribute('ends')! < new Date().toISOString()) hide();
    try {
      if (localStorage[ID] === id && localStorage[DISMISSED] === 'true') hide();
    } catch {
      // Without storage, the bar is back on the next page.
    }
    this.onclick = () => {
      hide();
      try {
        localStorage[ID] = id;
        localStorage[DISMISSED] = 'true';
      } catch {
        // See above.
      }
    };
  }
}

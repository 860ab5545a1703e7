/**
 * `<announcement-close announcement="id">` wraps the announcement bar's close button. The dismissal is stored where the
 * generator keeps it, with the ID: an announcement with another ID is shown again.
 */
const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

export class AnnouncementClose extends HTMLElement {
  connectedCallback(): void {
    const id = this.getAttribute('announcement')!;
    const hide = () => document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    try {
      if (localStorage.getItem(ID) === id && localStorage.getItem(DISMISSED) === 'true') hide();
    } catch {
      // Without storage, the bar is back on the next page.
    }
    this.onclick = () => {
      hide();
      try {
        localStorage.setItem(ID, id);
        localStorage.setItem(DISMISSED, 'true');
      } catch {
        // See above.
      }
    };
  }
}

/**
 * `<announcement-close announcement="id">` wraps the announcement bar's close button. The dismissal is stored where the
 * generator keeps it. The ID is stored too: the generator shows any announcement with a new ID again.
 */
export class AnnouncementClose extends HTMLElement {
  connectedCallback(): void {
    this.onclick = () => {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
      try {
        localStorage.setItem('docusaurus.announcement.id', this.getAttribute('announcement')!);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      } catch {
        // Without storage, the bar is back on the next page.
      }
    };
  }
}

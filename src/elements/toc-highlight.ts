/** `<toc-highlight>` wraps a page's contents and marks the link to the section that the reader sees. */
const ACTIVE = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** The last heading in the upper half of the window or above it. */
const currentIndex = (headings: readonly (HTMLElement | null)[]): number =>
  headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 2);

export class TocHighlight extends HTMLElement {
  #frame = 0;

  connectedCallback(): void {
    addEventListener('scroll', this.#update);
    addEventListener('load', this.#update);
    this.#update();
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.#update);
    removeEventListener('load', this.#update);
    cancelAnimationFrame(this.#frame);
  }

  #update = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const links = [...this.querySelectorAll<HTMLAnchorElement>('a')];
      // On a small screen the contents are hidden.
      if (!links[0]?.offsetParent) return;
      const current = currentIndex(links.map(headingOf));
      links.forEach((link, index) => link.classList.toggle(ACTIVE, index === current));
    });
  };
}

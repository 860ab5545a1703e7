/** `<toc-highlight>` wraps a page's contents and marks the link to the section that the reader sees. */
const ACTIVE = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));

const NAVBAR_HEIGHT = 60;

/** The first heading below the navbar if it's in the upper half of the window, or else the one before it. */
function currentIndex(headings: readonly (HTMLElement | null)[]): number {
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? 0);
  const next = tops.findIndex((top) => top >= NAVBAR_HEIGHT);
  return next < 0 ? tops.length - 1 : next - Number(tops[next]! > innerHeight / 2);
}

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

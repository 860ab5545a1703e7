/** `<toc-highlight>` wraps a page's contents and marks the link to the section that the reader sees. */
const ACTIVE = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** The heading in the upper half of the window, below the navbar, or else the last one above it. */
function currentIndex(headings: readonly (HTMLElement | null)[]): number {
  const navbar = document.querySelector('.navbar')?.clientHeight ?? 0;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? -Infinity);
  const next = tops.findIndex((top) => top >= navbar);
  if (next === -1) return tops.length - 1;
  return tops[next]! < innerHeight / 2 ? next : next - 1;
}

export class TocHighlight extends HTMLElement {
  #frame = 0;

  connectedCallback(): void {
    for (const event of ['scroll', 'resize', 'load']) addEventListener(event, this.#update, {passive: true});
    this.#update();
  }

  disconnectedCallback(): void {
    for (const event of ['scroll', 'resize', 'load']) removeEventListener(event, this.#update);
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

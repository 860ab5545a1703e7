/**
 * `<toc-highlight>` wraps a page's contents. It marks the link to the section that the reader sees, names that section in
 * the bar of small screens, and prints it alone.
 */
import {element} from '../../lib/create-element';

const ACTIVE = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));

const NAVBAR_HEIGHT = 60;

/** The first heading below the navbar if it's in the upper half of the window, or else the one before it. */
function currentIndex(headings: readonly (HTMLElement | null)[]): number {
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? 0);
  const next = tops.findIndex((top) => top >= NAVBAR_HEIGHT);
  return next < 0 ? tops.length - 1 : next - Number(tops[next]! > innerHeight / 2);
}

/** From the heading, or the box that it names, to the next heading of its level or a higher one. */
function sectionOf(heading: Element): Element[] {
  const first = heading.closest('.markdown > *')!;
  const section = [first];
  const ends = heading.tagName === 'H2' ? 'h2, .sheet:has(h2), nav' : 'h2, h3, .sheet:has(h2), nav';
  for (let node = first.nextElementSibling; node && !node.matches(ends); node = node.nextElementSibling)
    section.push(node);
  return section;
}

/** One sheet for the wall of a bench, with the address and its QR code (plugins/built-pages/qr-codes.ts). */
async function printSection(link: HTMLAnchorElement): Promise<void> {
  const section = sectionOf(headingOf(link)!);
  const code = element('img', {src: `${location.pathname.replace(/\/$/, '')}.qr.svg${link.hash}`, alt: ''});
  const card = element('p', {class: 'print-card'}, code, link.href);
  section.at(-1)!.after(card);
  const toggle = (isPrinted: boolean) => {
    document.documentElement.toggleAttribute('data-print-section', isPrinted);
    for (const node of [...section, card]) node.toggleAttribute('data-printed', isPrinted);
    if (!isPrinted) card.remove();
  };
  // Without a connection, the address is enough.
  await code.decode().catch(() => {});
  toggle(true);
  addEventListener('afterprint', () => toggle(false), {once: true});
  print();
}

export class TocHighlight extends HTMLElement {
  #frame = 0;

  connectedCallback(): void {
    addEventListener('scroll', this.#update);
    addEventListener('load', this.#update);
    this.onclick = ({target}) => {
      const current = this.querySelector<HTMLAnchorElement>(`.${ACTIVE}`) ?? this.querySelector('a');
      if ((target as Element).closest('button')) void printSection(current!);
    };
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
      // Each screen has its own contents and hides the others.
      if (!this.firstElementChild?.getClientRects().length) return;
      const links = [...this.querySelectorAll<HTMLAnchorElement>('a')];
      const current = currentIndex(links.map(headingOf));
      links.forEach((link, index) => link.classList.toggle(ACTIVE, index === current));
      // An attribute, because the application expects the text as it was served.
      this.querySelector('summary')?.setAttribute('data-section', links[current]?.textContent ?? '');
    });
  };
}

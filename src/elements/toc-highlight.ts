/**
 * `<toc-highlight>` wraps a page's contents. It marks the link to the section that the reader sees, names that section in
 * the bar of small screens, and prints it alone.
 */
import {element} from '../../lib/create-element';

const ACTIVE = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));

const NAVBAR_HEIGHT = 60;

/** The first heading below the bars if it's in the upper half of the window, or else the one before it, if there is one. */
function currentIndex(headings: readonly (HTMLElement | null)[], bars: number): number {
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? 0);
  const next = tops.findIndex((top) => top >= bars);
  if (next < 0) return tops.length - 1;
  return Math.max(0, next - Number(tops[next]! > innerHeight / 2));
}

/**
 * One sheet for the wall of a bench, with the address and its QR code (plugins/built-pages/qr-codes.ts). src/css/print.css
 * shows only what comes from the marked element to the next heading.
 */
async function printSection(link: HTMLAnchorElement): Promise<void> {
  const first = headingOf(link)!.closest('.markdown > *')!;
  const code = element('img', {src: `${location.pathname.replace(/\/$/, '')}.qr.svg${link.hash}`, alt: ''});
  const card = element('p', {class: 'print-card'}, code, link.href);
  first.parentElement!.after(card);
  // Without a connection, the address is enough.
  await code.decode().catch(() => {});
  first.toggleAttribute('data-printed', true);
  window.onafterprint = () => {
    first.toggleAttribute('data-printed', false);
    card.remove();
  };
  print();
}

export class TocHighlight extends HTMLElement {
  connectedCallback(): void {
    addEventListener('scroll', this.#update);
    addEventListener('load', this.#update, {once: true});
    this.onclick = ({target}) => {
      const button = (target as Element).closest('button');
      if (button) void (button.value ? printSection(this.querySelector(`.${ACTIVE}`)!) : print());
    };
    this.#update();
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.#update);
  }

  #update = (): void => {
    // Each screen has its own contents and hides the others.
    if (!this.firstElementChild?.getClientRects().length) return;
    const links = [...this.querySelectorAll<HTMLAnchorElement>('a')];
    const bar = this.querySelector('summary');
    const current = links[currentIndex(links.map(headingOf), bar?.getBoundingClientRect().bottom ?? NAVBAR_HEIGHT)];
    for (const link of links) link.classList.toggle(ACTIVE, link === current);
    // An attribute, because the application expects the text as it was served.
    const name = current?.textContent ?? '';
    // The bar would cover the opening of the page.
    bar?.setAttribute('data-section', scrollY > 99 ? name : '');
    // Scrolls a list that is longer than the window, but never the page.
    const list = current?.closest('.toc-desktop > ul');
    if (list) list.scrollTop = current!.offsetTop - list.clientHeight / 2;
  };
}

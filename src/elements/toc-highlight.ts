/**
 * `<toc-highlight>` wraps a page's contents. It marks the link to the section that the reader sees, names that section in
 * the bar of small screens, and prints it alone.
 */
import {element} from '../../lib/create-element';
import {hashTarget} from './open-target';
import {whenParsed} from './when-parsed';

const ACTIVE = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));

/** After which a heading may have crossed both lines at once, as with the End key, which the observer doesn't see. */
const MOVES = ['hashchange', 'scrollend'];

/** How far below the bars a heading begins when its section becomes the current one: a little farther than a link leads. */
const NEAR = 48;

/** The last heading above that line; -1 if that is the title. */
function currentIndex(headings: readonly HTMLElement[], bars: number): number {
  const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
  const target = hashTarget();
  // The end of a page doesn't scroll up to the bars.
  if (target && topOf(target) >= bars && innerHeight + scrollY + 1 > document.body.scrollHeight)
    return headings.findLastIndex((heading) => heading.compareDocumentPosition(target) % 4 === 0);
  return headings.findLastIndex((heading) => topOf(heading) <= bars + NEAR);
}

/**
 * One sheet for the wall of a bench, with its address. src/css/print.css shows only what comes from the marked element to
 * the next heading.
 */
function printSection(link: HTMLAnchorElement): void {
  const first = headingOf(link)!.closest('.markdown > *')!;
  const card = element('p', {class: 'print-card'}, link.href);
  first.parentElement!.after(card);
  first.toggleAttribute('data-printed', true);
  window.onafterprint = () => {
    first.toggleAttribute('data-printed', false);
    card.remove();
  };
  print();
}

export class TocHighlight extends HTMLElement {
  /** Calls back when the top of a heading crosses the line, or its end that of the window, and once at the start. */
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.onclick = ({target}) => {
      const button = (target as Element).closest('button');
      if (button?.value) printSection(this.querySelector(`.${ACTIVE}`)!);
      else if (button) print();
    };
    for (const event of MOVES) addEventListener(event, this.#update);
    whenParsed(() => {
      const rootMargin = `-${this.#bars + NEAR}px 0px 0px`;
      this.#observer = new IntersectionObserver(this.#update, {rootMargin, threshold: 1});
      for (const heading of [document.querySelector('h1'), ...this.#links.map(headingOf)])
        if (heading) this.#observer.observe(heading);
    });
  }

  disconnectedCallback(): void {
    for (const event of MOVES) removeEventListener(event, this.#update);
    this.#observer?.disconnect();
  }

  /** The height of the navbar, and of the bar of small screens below it. */
  get #bars(): number {
    return this.querySelector('summary') ? 104 : 60;
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll('a')];
  }

  #update = (): void => {
    // Each screen has its own contents and hides the others.
    if (!this.firstElementChild?.getClientRects().length) return;
    // A heading in a closed section has no place on the page.
    const links = this.#links.filter((link) => headingOf(link)?.checkVisibility());
    const index = currentIndex(
      links.map((link) => headingOf(link)!),
      this.#bars,
    );
    const current = links[index] ?? links[0];
    for (const link of this.#links) link.classList.toggle(ACTIVE, link === current);
    // An attribute, because the application expects the text as it was served. Above the first section, there is no bar.
    this.querySelector('summary')?.setAttribute('data-section', links[index]?.textContent ?? '');
    // Scrolls a list that is longer than the window, but never the page.
    const list = current?.closest('.toc-desktop > ul');
    if (list) list.scrollTop = current!.offsetTop - list.clientHeight / 2;
  };
}

/**
 * `<term-definitions>` holds the definitions of a page's terms. Each term in the text is a link to its definition, which
 * opens beside it. Text extractors, such as a browser's reader view, delete buttons, so a term can't be one.
 */
const ANCHOR = 'anchor-name';

export class TermDefinitions extends HTMLElement {
  #term: HTMLElement | undefined;

  connectedCallback(): void {
    addEventListener('click', this.#open);
  }

  disconnectedCallback(): void {
    removeEventListener('click', this.#open);
  }

  #open = (event: Event): void => {
    const term = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#term-"]');
    const definition = term && this.querySelector<HTMLElement>(term.hash);
    if (!definition?.showPopover) return;
    event.preventDefault();
    this.#term?.style.removeProperty(ANCHOR);
    this.#term = term!;
    term!.style.setProperty(ANCHOR, '--term');
    definition.showPopover({source: term!});
  };
}

/**
 * `<list-filter>` shows only the entries inside it that match its lists of choices: "Cases" in the list named `area` matches
 * `data-area="Cases"`. Groups with no entry left are hidden too. The choice is kept in the URL so that it can be shared.
 * The changelog uses it.
 */
/** The server renders the page too, and has no elements. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

class ListFilter extends Base {
  constructor() {
    super();
    this.addEventListener('change', () => this.#filter());
    this.addEventListener('click', ({target}) => {
      if (target !== this.querySelector('button')) return;
      for (const list of this.#lists) list.value = '';
      // Nothing is chosen any more, so the button is hidden.
      this.#lists[0]!.focus();
      this.#filter();
    });
  }

  connectedCallback(): void {
    const address = new URLSearchParams(location.search);
    for (const list of this.#lists) {
      // What was chosen meanwhile is newer than the address; a value that isn't there leaves everything shown.
      list.value ||= address.get(list.name) ?? '';
      if (list.selectedIndex < 0) list.value = '';
    }
    this.#filter();
  }

  get #lists(): HTMLSelectElement[] {
    return [...this.querySelectorAll('select')];
  }

  #filter(): void {
    const chosen = this.#lists.filter(({value}) => value);
    let count = 0;
    for (const entry of this.querySelectorAll('li')) {
      entry.hidden = chosen.some(({name, value}) => entry.dataset[name] !== value);
      if (!entry.hidden) count += 1;
    }
    for (const group of this.querySelectorAll<HTMLElement>('section, details')) {
      group.hidden = !group.querySelector('li:not([hidden])');
      this.#filterContents(group);
      // What was asked for is shown, though it's in a disclosure.
      if (chosen.length > 0) group.toggleAttribute('open', group.matches('details'));
    }
    this.querySelector('output')!.textContent = count === 1 ? '1 change' : `${count || 'No'} changes`;
    this.#keepInAddress();
  }

  /** The page's contents list the groups that are left. */
  #filterContents(group: HTMLElement): void {
    const {id} = group.querySelector('h2, summary > [id]')!;
    for (const link of document.querySelectorAll(`.table-of-contents a[href$="#${CSS.escape(id)}"]`))
      link.closest('li')!.hidden = group.hidden;
  }

  #keepInAddress(): void {
    const address = new URL(location.href);
    for (const {name, value} of this.#lists) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }
}

if (typeof customElements !== 'undefined') customElements.define('list-filter', ListFilter);

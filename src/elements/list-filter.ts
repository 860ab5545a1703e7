/**
 * `<list-filter>` shows only the entries inside it that match the chosen chips (src/components/Filter): the chip "Cases" of
 * the filter `area` matches `data-area="Cases"`. Groups with no entry left are hidden too. The choice is kept in the URL
 * so that it can be shared. The changelog uses it.
 */
/** The server renders the page too, and has no elements. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

class ListFilter extends Base {
  constructor() {
    super();
    this.addEventListener('change', () => {
      this.#filter();
      this.#keepInAddress();
    });
  }

  connectedCallback(): void {
    const address = new URLSearchParams(location.search);
    for (const {name, defaultChecked} of this.#chosen) {
      const value = CSS.escape(address.get(name) ?? '');
      const asked = this.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`);
      // What was chosen meanwhile is newer than the address; a value that isn't there leaves everything shown.
      if (asked && defaultChecked) asked.checked = true;
    }
    this.#filter();
    this.#keepInAddress();
  }

  get #chosen(): NodeListOf<HTMLInputElement> {
    return this.querySelectorAll('input:checked');
  }

  #filter(): void {
    const chosen = [...this.#chosen];
    let count = 0;
    for (const group of this.querySelectorAll<HTMLElement>('section, tbody')) {
      const before = count;
      for (const entry of group.querySelectorAll<HTMLElement>(chosen.map(({name}) => `[data-${name}]`).join())) {
        entry.hidden = chosen.some(({name, value}) => value && entry.dataset[name] !== value);
        if (!entry.hidden) count += 1;
      }
      group.hidden = count === before;
      this.#filterContents(group);
      // What was asked for is shown, though it's in a disclosure.
      const folded = group.closest('details');
      if (folded && !group.hidden && chosen.some(({value}) => value)) folded.open = true;
    }
    const output = this.querySelector('output');
    if (!output) return;
    const words = count === 1 ? '1 change' : `${count} changes`;
    output.textContent = count === 0 ? 'No release has a change of this type in this area.' : words;
  }

  /** The page's contents list the groups that are left. */
  #filterContents({hidden, attributes}: HTMLElement): void {
    const name = attributes.getNamedItem('aria-labelledby')?.value;
    if (!name) return;
    for (const link of document.querySelectorAll(`.table-of-contents a[href$="#${CSS.escape(name)}"]`)) {
      const entry = link.closest('li');
      if (entry) entry.hidden = hidden;
    }
  }

  #keepInAddress(): void {
    const address = new URL(location.href);
    for (const {name, value} of this.#chosen) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }
}

if (typeof customElements !== 'undefined') customElements.define('list-filter', ListFilter);

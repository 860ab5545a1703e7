/**
 * `<changelog-filter>` wraps the changelog (src/components/Changelog) and hides the changes that don't match its
 * selects. What's chosen is kept in the URL so that it can be shared.
 */
/** The server renders the page too, and has no elements. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

class ChangelogFilter extends Base {
  constructor() {
    super();
    this.addEventListener('change', () => {
      this.#filter();
      this.#keepInAddress();
    });
  }

  connectedCallback(): void {
    const address = new URLSearchParams(location.search);
    for (const select of this.#selects) {
      const chosen = address.get(select.name);
      // What was chosen meanwhile is newer than the address; a value that isn't in the list leaves everything shown.
      if (!select.value && [...select.options].some(({value}) => value === chosen)) select.value = chosen!;
    }
    this.#filter();
    this.#keepInAddress();
  }

  get #selects(): HTMLSelectElement[] {
    return [...this.querySelectorAll('select')];
  }

  #filter(): void {
    let count = 0;
    for (const release of this.querySelectorAll<HTMLElement>('section')) {
      const before = count;
      for (const change of release.querySelectorAll<HTMLElement>('li[data-area]')) {
        change.hidden = this.#selects.some(({name, value}) => value && change.dataset[name] !== value);
        if (!change.hidden) count += 1;
      }
      release.hidden = count === before;
    }
    const words = count === 1 ? '1 change' : `${count} changes`;
    this.querySelector('output')!.textContent =
      count === 0 ? 'No release has a change of this type in this area.' : words;
  }

  #keepInAddress(): void {
    const address = new URL(location.href);
    for (const {name, value} of this.#selects) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }
}

if (typeof customElements !== 'undefined') customElements.define('changelog-filter', ChangelogFilter);

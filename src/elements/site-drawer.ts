/**
 * `<site-drawer>` wraps the small-screen menu, a popover (src/components/Drawer). It does what the browser doesn't do on
 * its own: move the focus in and back, make the page behind the menu inert, and close it on navigation.
 */
export class SiteDrawer extends HTMLElement {
  /** Whether the drawer was open when the application replaced it with that of another section. */
  static #wasOpen = false;
  #isOpen = false;
  #inertElements: HTMLElement[] = [];

  constructor() {
    super();
    this.addEventListener('beforetoggle', (event) => this.#onBeforeToggle(event as ToggleEvent), true);
    this.addEventListener('toggle', (event) => this.#onToggle(event as ToggleEvent), true);
    this.addEventListener('click', ({target}) => (target as Element).closest('a[href]') && this.close(), true);
  }

  connectedCallback(): void {
    // The application may insert the new drawer before it removes the old one.
    queueMicrotask(() => {
      if (SiteDrawer.#wasOpen) this.#popoverElement?.showPopover();
      SiteDrawer.#wasOpen = false;
    });
  }

  /** A popover that is removed from the document closes without an event. */
  disconnectedCallback(): void {
    SiteDrawer.#wasOpen = this.#isOpen;
    this.#freeRest();
  }

  get #popoverElement(): HTMLElement | null {
    return this.firstElementChild as HTMLElement | null;
  }

  close(): void {
    if (this.#isOpen) this.#popoverElement?.hidePopover();
  }

  /** The browser restores the focus as the drawer closes, so the hamburger button must not be inert by then. */
  #onBeforeToggle({target, newState}: ToggleEvent): void {
    if (target !== this.#popoverElement) return;
    this.#isOpen = newState === 'open';
    if (!this.#isOpen) this.#freeRest();
  }

  #onToggle({target, newState}: ToggleEvent): void {
    const menu = target as HTMLElement;
    const {activeElement, body} = document;
    // Waits for the drawer's first frame: making the page inert recalculates the styles of all of it.
    if (newState === 'open') requestAnimationFrame(() => setTimeout(() => this.#moveFocusInto(menu)));
    else if (activeElement === body || menu.contains(activeElement)) {
      // Otherwise the reader has already moved the focus elsewhere.
      document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus();
    }
  }

  #moveFocusInto(menu: HTMLElement): void {
    if (!menu.matches(':popover-open')) return;
    menu.querySelector<HTMLElement>('[popovertargetaction],a')?.focus();
    if (menu === this.#popoverElement) this.#makeRestInert();
  }

  #makeRestInert(): void {
    for (let node: Element = this.#popoverElement!; node !== document.body; node = node.parentElement!) {
      for (const sibling of node.parentElement!.children as HTMLCollectionOf<HTMLElement>) {
        if (sibling === node || sibling.inert) continue;
        sibling.inert = true;
        this.#inertElements.push(sibling);
      }
    }
  }

  #freeRest(): void {
    for (const element of this.#inertElements.splice(0)) element.inert = false;
  }
}

const closeDrawer = () => document.querySelector<SiteDrawer>('site-drawer')?.close();
// Listens before the application does, which replaces the drawer.
addEventListener('popstate', closeDrawer);
matchMedia('(width > 996px)').addEventListener('change', closeDrawer);

/**
 * What the browser doesn't do for the drawer (src/components/Drawer) on its own: move the focus in and back, make the
 * page behind it inert, and close it on navigation. Used both before and after the application starts.
 */
import {DRAWER_ID, MAIN_MENU_ID} from './protocol';

const findDrawer = () => document.getElementById(DRAWER_ID);
/** `:is()` doesn't throw in browsers without popovers. */
const isOpen = (menu: Element | null) => menu?.matches(':is(:popover-open)');
const inert: HTMLElement[] = [];

function makeRestInert(drawer: Element): void {
  for (let node = drawer; node !== document.body; node = node.parentElement!) {
    for (const sibling of node.parentElement!.children as HTMLCollectionOf<HTMLElement>) {
      if (sibling === node || sibling.inert) continue;
      sibling.inert = true;
      inert.push(sibling);
    }
  }
}

function freeRest(): void {
  for (const element of inert.splice(0)) element.inert = false;
}

function close(): void {
  const drawer = findDrawer();
  if (isOpen(drawer)) drawer!.hidePopover();
  drawer?.removeAttribute('data-open');
}

/** The browser restores the focus as the drawer closes, so the hamburger button must not be inert by then. */
function onBeforeToggle({target, newState}: ToggleEvent): void {
  if ((target as Element).id === DRAWER_ID && newState === 'closed') freeRest();
}

function leadIn(menu: Element): void {
  if (!isOpen(menu)) return;
  menu.querySelector<HTMLElement>('[popovertargetaction],a')?.focus();
  if (menu.id === DRAWER_ID) makeRestInert(menu);
}

function onToggle({target, newState}: ToggleEvent): void {
  const menu = target as Element;
  const {activeElement, body} = document;
  if (menu.id !== DRAWER_ID && menu.id !== MAIN_MENU_ID) return;
  // Waits for the drawer's first frame: making the page inert recalculates the styles of all of it.
  if (newState === 'open') requestAnimationFrame(() => setTimeout(leadIn, 0, menu));
  else if (activeElement === body || menu.contains(activeElement)) {
    // Otherwise the reader has already moved the focus elsewhere.
    document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus();
  }
}

function onClick({target}: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(`#${DRAWER_ID} a[href]`)) close();
  // Browsers without popovers: Safari before 17, Firefox before 125.
  const id =
    'popover' in HTMLElement.prototype ? null : target.closest('[popovertarget]')?.getAttribute('popovertarget');
  if (id) document.getElementById(id)?.toggleAttribute('data-open');
}

export function serveDrawer(): void {
  addEventListener('beforetoggle', onBeforeToggle as EventListener, true);
  addEventListener('toggle', onToggle as EventListener, true);
  addEventListener('click', onClick, true);
  addEventListener('popstate', close);
  matchMedia('(width > 996px)').addEventListener('change', close);
}

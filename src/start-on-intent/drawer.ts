/**
 * What the browser does not do for the drawer (src/components/Drawer) by itself: lead the focus in and back, make the
 * page behind it inert, and close it when the reader moves on. It serves before the application runs and after.
 */
import {DRAWER_ID, MAIN_MENU_ID} from './protocol';

const findDrawer = () => document.getElementById(DRAWER_ID);
/** Forgiving, for browsers without popovers. */
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

/** The browser gives the focus back as it closes, so the hamburger must be in reach by then. */
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
  // Never before the drawer's first frame: to make the page inert, the browser styles all of it anew.
  if (newState === 'open') requestAnimationFrame(() => setTimeout(leadIn, 0, menu));
  else if (activeElement === body || menu.contains(activeElement)) {
    // A reader who has gone on has put the focus elsewhere.
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

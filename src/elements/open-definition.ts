/**
 * Opens a term's definition beside the term, which is a link to it (src/components/Term), and closes it again. Text
 * extractors, such as a browser's reader view, delete buttons, so a term can't be one.
 */
const OPEN = ':popover-open';

/** What the last press found open. By the time of the click, the browser has closed it. */
let pressed: HTMLElement | null;
addEventListener('pointerdown', () => (pressed = document.querySelector(OPEN)), true);

addEventListener('click', (event) => {
  const term = (event.target as Element).closest<HTMLAnchorElement>('[href^="#term-"]');
  const definition = term && document.querySelector<HTMLElement>(term.hash);
  if (!definition?.showPopover) return;
  event.preventDefault();
  // The keyboard presses nothing (`detail` is 0).
  if (definition.matches(OPEN)) return definition.hidePopover();
  if (event.detail && pressed === definition) return;
  term!.style.anchorName = definition.style.positionAnchor = `--${definition.id}`;
  definition.showPopover({source: term!});
});

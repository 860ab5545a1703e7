/**
 * Opens a term's definition beside the term, which is a link to it (src/components/Term). Text extractors, such as a
 * browser's reader view, delete buttons, so a term can't be one.
 */
addEventListener('click', (event) => {
  const term = (event.target as Element).closest<HTMLAnchorElement>('[href^="#term-"]');
  const definition = term && document.querySelector<HTMLElement>(term.hash);
  if (!definition?.showPopover) return;
  event.preventDefault();
  term!.style.anchorName = definition.style.positionAnchor = `--${definition.id}`;
  definition.showPopover({source: term!});
});

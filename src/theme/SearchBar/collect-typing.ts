/** Keeps what is typed while the modal is on its way, so that it can stand in its input when it opens. */
export function collectTyping(alreadyTyped: string): {finish: () => string; cancelled: () => boolean} {
  let text = alreadyTyped;
  let isCancelled = false;
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') isCancelled = true;
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', onKeyDown, {capture: true});
  return {
    finish() {
      window.removeEventListener('keydown', onKeyDown, {capture: true});
      return text;
    },
    cancelled: () => isCancelled,
  };
}

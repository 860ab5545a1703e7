import {showWaiting} from '@site/src/start-on-intent/waiting';

export type Typing = {
  /** The search was asked for again: goes on after an Escape, and otherwise changes nothing. */
  goOn: (alreadyTyped: string) => void;
  /** Stops and returns what was typed; nothing if the reader pressed Escape. */
  take: () => string | undefined;
  /** Stops, and leaves what was typed where it is. */
  stop: () => void;
};

/**
 * Keeps what is typed while the modal is on its way, so that it can stand in its input when it opens. It is kept on
 * the document (`data-asked`), from where a newer release takes it over (src/start-on-intent/new-release.ts).
 */
export function collectTyping(alreadyTyped: string): Typing {
  const {dataset} = document.documentElement;
  function onKeyDown(event: KeyboardEvent) {
    if (dataset.asked === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') delete dataset.asked;
    else if (event.key === 'Backspace') dataset.asked = dataset.asked.slice(0, -1);
    else if (event.key.length === 1) dataset.asked += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
    showWaiting(dataset.asked !== undefined);
  }
  function goOn(text: string) {
    dataset.asked ??= text;
    showWaiting(true);
  }
  function stop() {
    window.removeEventListener('keydown', onKeyDown, {capture: true});
    showWaiting(false);
  }
  delete dataset.asked;
  goOn(alreadyTyped);
  window.addEventListener('keydown', onKeyDown, {capture: true});
  return {
    goOn,
    stop,
    take() {
      stop();
      const {asked} = dataset;
      delete dataset.asked;
      return asked;
    },
  };
}

/**
 * `<copy-buttons>` wraps a button that copies the code next to it or the file at its `address`. The result is an attribute
 * of the button, shown by CSS (src/components/Copy).
 */
import {announce} from './announce';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** By the time the file arrives, the click is over, so the clipboard gets a promise of the text. */
function copyFile(address: string): Promise<void> {
  const type = 'text/plain';
  const text = fetchText(address).then((words) => new Blob([words], {type}));
  return navigator.clipboard.write([new ClipboardItem({[type]: text})]);
}

export class CopyButtons extends HTMLElement {
  constructor() {
    super();
    this.onclick = ({target}) => {
      const button = (target as Element).closest('button');
      if (!button) return;
      const show = (result: string) => {
        button.dataset.copied = result;
        announce(result);
      };
      this.#copy().then(
        () => show('Copied'),
        () => show('Not copied'),
      );
      button.onblur = () => delete button.dataset.copied;
    };
  }

  /** Rejects if there is no clipboard (such as on an insecure connection) or the reader has denied access. */
  async #copy(): Promise<void> {
    const address = this.getAttribute('address');
    if (address) return copyFile(address);
    return navigator.clipboard.writeText(this.querySelector('code')!.textContent);
  }
}

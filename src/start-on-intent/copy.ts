/**
 * Handles copy buttons, even after the application has started: browsers allow clipboard access only during the click
 * itself, so a replayed click can't copy. The label is an attribute (src/components/Copy), which React leaves alone.
 */
import {announce} from './announce';
import {COPIED, SERVED} from './protocol';

function tell(button: Element, how: string): void {
  button.setAttribute(COPIED, how);
  announce(how);
}

/** Rejects if there is no clipboard (such as on an insecure connection) or the reader has denied access. */
async function copyCode(button: Element): Promise<void> {
  const code = button.querySelector('code') ?? button.parentElement!.querySelector('code');
  await navigator.clipboard.writeText(code?.textContent ?? '');
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/**
 * By the time the file arrives, the click is over, so the clipboard gets a promise of the text. Firefox before 127
 * doesn't support that.
 */
async function copyFile(address: string): Promise<void> {
  const text = fetchText(address);
  const {clipboard} = navigator;
  if (!window.ClipboardItem) return clipboard.writeText(await text);
  const type = 'text/plain';
  return clipboard.write([new ClipboardItem({[type]: text.then((words) => new Blob([words], {type}))})]);
}

function onClick({target}: Event): void {
  const button = (target as Element).closest(`[${SERVED.copy}]`);
  if (!button) return;
  const address = button.getAttribute(SERVED.copy);
  (address ? copyFile(address) : copyCode(button)).then(
    () => tell(button, 'Copied'),
    () => tell(button, 'Not copied'),
  );
}

export function serveCopyButtons(): void {
  addEventListener('click', onClick, true);
  addEventListener('focusout', ({target}) => (target as Element).removeAttribute(COPIED));
}

/**
 * Copies a text where the reader presses, also after the application has started: browsers give the clipboard only to the
 * press itself, not to one that is repeated later. The label is an attribute (src/components/Copy), which React leaves alone.
 */
import {announce} from './announce';
import {COPIED, SERVED} from './protocol';

function tell(button: Element, how: string): void {
  button.setAttribute(COPIED, how);
  announce(how);
}

/** Rejects where there is no clipboard, as without a secure connection, and where the reader has forbidden it. */
async function copyCode(button: Element): Promise<void> {
  const code = button.querySelector('code') ?? button.parentElement!.querySelector('code');
  await navigator.clipboard.writeText(code?.textContent ?? '');
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** A press is over when the file has come, so the clipboard gets the promise of it; Firefox before 127 takes none. */
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

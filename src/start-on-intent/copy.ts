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

function onClick({target}: Event): void {
  const button = (target as Element).closest(`[${SERVED.copy}]`);
  if (!button) return;
  const code = button.querySelector('code') ?? button.parentElement!.querySelector('code');
  // Without a secure connection there is no clipboard; a reader may also have forbidden it.
  const written = navigator.clipboard?.writeText(code?.textContent ?? '') ?? Promise.reject(new Error('No clipboard.'));
  written.then(
    () => tell(button, 'Copied'),
    () => tell(button, 'Not copied'),
  );
}

export function serveCopyButtons(): void {
  addEventListener('click', onClick, true);
  addEventListener('focusout', ({target}) => (target as Element).removeAttribute(COPIED));
}

/** Calls back when the document is whole. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

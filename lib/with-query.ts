/**
 * The address of a form or a mail with these fields filled in; it may have a query of its own. Unlike
 * `encodeURIComponent`, takes half an emoji too.
 */
export function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  // A mail program would show a plus sign as it is.
  const query = String(new URLSearchParams(fields)).replaceAll('+', '%20');
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

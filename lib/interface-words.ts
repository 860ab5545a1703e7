/** `Financials › Payments: Delete`. */
const PERMISSION = /^[^›]+ › [^:]+: (?:View|Create|Update|Delete|Manage)/;
/** A name on the screen starts with a capital or a sign and isn't a sentence; other bold words are emphasis. */
const NAME = /^[^a-z].*[^.,:;?!…]$|^[^a-z]$/su;
const PRESSED = /\b(?:click|press|select|selecting|tap)(?: the| an?)? $/i;
/** "Select **Save**, then **Invoice**." */
const NEXT = /^,? (?:and|or|then|and then|or) $/;

export type Look = {translate?: 'no'; className?: 'permission' | 'press'};

/**
 * How bold words look, and whether a browser may translate them: not if readers have to find them on the screen. `before` is
 * the text in front of them, after the look of the bold words before it.
 */
export function lookOf(words: string, before: string, last?: Look): Look {
  if (!NAME.test(words)) return {};
  if (PERMISSION.test(words)) return {translate: 'no', className: 'permission'};
  const isPressed = PRESSED.test(before) || (last?.className === 'press' && NEXT.test(before));
  return {translate: 'no', ...(isPressed && {className: 'press'})};
}

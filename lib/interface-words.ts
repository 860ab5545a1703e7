/** A name on the screen starts with a capital or a sign and isn't a sentence; other bold words are emphasis. */
const NAME = /^[^a-z].*[^.,:;?!…]$|^[^a-z]$/su;
const PRESSED = /\b(?:click|press|select|selecting|tap)(?: the| an?)? $/i;
/** "Select **Save**, then **Invoice**." */
const NEXT = /^,? (?:and|or|then|and then) $/;

export type BoldAttributes = {translate?: 'no'; className?: 'press'};

/**
 * The attributes of bold words: how they look, and that a browser doesn't translate words that readers have to find on
 * the screen. `before` is the text between them and the previous bold words, which have the attributes `previous`.
 */
export function boldAttributes(words: string, before: string, previous?: BoldAttributes): BoldAttributes {
  if (!NAME.test(words)) return {};
  const isPressed = PRESSED.test(before) || (previous?.className === 'press' && NEXT.test(before));
  return {translate: 'no', ...(isPressed && {className: 'press'})};
}

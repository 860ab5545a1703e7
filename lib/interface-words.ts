/** A name on the screen starts with a capital or a sign and isn't a sentence; other bold words are emphasis. */
const NAME = /^[^a-z].*[^.,:;?!…]$|^[^a-z]$/su;

/** The attributes of bold words: a browser doesn't translate names, which readers have to find on the screen. */
export const boldAttributes = (words: string): {translate?: 'no'} => (NAME.test(words) ? {translate: 'no'} : {});

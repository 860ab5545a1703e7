/** Words in a snippet. Checked for every query, because the reader may have rotated the screen. */
export const snippetWords = (): number => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

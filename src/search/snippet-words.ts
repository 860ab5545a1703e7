/** Words of a snippet on this screen, which may have been turned since the last query. */
export const snippetWords = (): number => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

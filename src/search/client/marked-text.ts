/**
 * Highlights travel as text in which only `<mark>` and `</mark>` are markup and everything else is
 * escaped. Nothing here becomes HTML: readers of the format get plain pieces to render as text.
 */
const ENTITIES: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"};
const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([entity, character]) => [character, entity]));

export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => CHARACTERS[character]!);
const unescapeMarkup = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);

export type MarkedPiece = {text: string; marked: boolean};

export function markedPieces(value: string): MarkedPiece[] {
  return value
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .filter(Boolean)
    .map((part) => {
      const inner = /^<mark>([\s\S]*)<\/mark>$/.exec(part)?.[1];
      return {text: unescapeMarkup(inner ?? part), marked: inner !== undefined};
    });
}

/** Escapes whatever an index holds, keeping the highlights that the service put around words. */
export function escapeAroundMarks(value: string): string {
  return escapeMarkup(unescapeMarkup(value))
    .replaceAll('&lt;mark&gt;', '<mark>')
    .replaceAll('&lt;/mark&gt;', '</mark>');
}

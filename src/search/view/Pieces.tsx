import type {Piece} from '../answer';

/**
 * Text with its matched words marked. Page translators put elements of their own around bare text, so every text that may
 * change is the only child of an element: React replaces that and never looks for the text.
 */
export function Pieces({of}: {of: readonly Piece[]}) {
  return of.map(({text, marked}, place) =>
    marked ? <mark key={`${place}${text}`}>{text}</mark> : <span key={`${place}${text}`}>{text}</span>,
  );
}

import type {Piece} from '../answer';

/**
 * Text with its matched words marked. Page translators wrap bare text nodes in their own elements, so text that may
 * change is always the only child of an element: React replaces the element and never looks for the text node.
 */
export function Pieces({of}: {of: readonly Piece[]}) {
  return of.map(({text, marked}, place) =>
    marked ? <mark key={`${place}${text}`}>{text}</mark> : <span key={`${place}${text}`}>{text}</span>,
  );
}

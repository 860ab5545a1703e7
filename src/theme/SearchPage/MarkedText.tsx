import {markedPieces} from '@site/src/search/client/marked-text';

/** Text with its matched words marked; never HTML. */
export function MarkedText({value}: {value: string}) {
  return markedPieces(value).map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

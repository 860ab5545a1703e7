import type {Hit} from '../answer';
import {Pieces} from './Pieces';

type Props = Pick<Hit, 'title' | 'page' | 'snippet' | 'question'>;

/** The text of a hit: its heading, its page, the matching passage, and the question it was found by. */
export function HitText({title, page, snippet, question}: Props) {
  return (
    <>
      <span className="search-hit-title">
        <Pieces of={title} />
      </span>
      {page !== null && (
        <span className="search-hit-page" key={page}>
          {page}
        </span>
      )}
      {snippet.length > 0 && (
        <span className="search-hit-snippet">
          <Pieces of={snippet} />
        </span>
      )}
      {question && question.length > 0 && (
        <span className="search-hit-question">
          <Pieces of={question} />
        </span>
      )}
    </>
  );
}

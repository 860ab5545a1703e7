import type {Answer} from '../answer';
import {site} from '../site';
import {openByClick} from './open-hit';

const KEYS = [
  ['↵', 'to open'],
  ['↑ ↓', 'to choose'],
  ['esc', 'to close'],
] as const;

/** Keyboard hints and the link to all results. */
export function Footer({answer}: {answer: Answer | undefined}) {
  const all = answer && answer.hits.length > 0 && `${site.baseUrl}search?${new URLSearchParams({q: answer.query})}`;
  return (
    <div className="search-footer">
      <ul className="search-keys" aria-hidden="true">
        {KEYS.map(([key, use]) => (
          <li key={key}>
            <kbd>{key}</kbd> <span>{use}</span>
          </li>
        ))}
      </ul>
      {site.mode === 'hosted' && (
        <a className="search-provider" href="https://www.algolia.com/developers/">
          Search by Algolia
        </a>
      )}
      {all && (
        <a className="search-all" href={all} onClick={(event) => openByClick(all, event)}>
          {`See all ${answer.nbHits} ${answer.nbHits === 1 ? 'result' : 'results'}`}
        </a>
      )}
    </div>
  );
}

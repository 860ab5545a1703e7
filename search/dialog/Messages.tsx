import {withQuery} from '../../lib/with-query';
import type {Answer} from '../answer';
import {MOST_SUGGESTIONS} from '../limits';
import {site} from '../site';
import {UNAVAILABLE, UNAVAILABLE_HELP} from './open-dialog';

/** `reason` is what the search service said, if it answered. */
export function FailureMessage({reason}: {reason: string | undefined}) {
  return (
    <div className="search-message">
      <p>
        <strong className="title">{UNAVAILABLE}</strong>
      </p>
      <p>{UNAVAILABLE_HELP}</p>
      {reason && <p key={reason}>{reason}</p>}
    </div>
  );
}

type NoResultsProps = {answer: Answer; onSuggest: (query: string) => void};

/** Suggests common tasks if the answer suggests nothing. */
export function NoResults({answer: {query, suggestions}, onSuggest}: NoResultsProps) {
  const offered = suggestions.length > 0 ? suggestions : site.tasks.map(({name}) => name).slice(0, MOST_SUGGESTIONS);
  return (
    <div key={query} className="search-message">
      <p>
        <strong className="title">{`No results for "${query}"`}</strong>
      </p>
      <p>Try searching for:</p>
      <ul className="bare" aria-label="Suggested searches">
        {offered.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="search-hit" onClick={() => onSuggest(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <span>Believe this query should return results? </span>
        <a href={withQuery(site.missingResults, {query})}>Let us know.</a>
      </p>
    </div>
  );
}

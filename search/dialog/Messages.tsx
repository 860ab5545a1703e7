import {site} from '../site';
import {UNAVAILABLE, UNAVAILABLE_HELP} from './unavailable';

/** Unlike `encodeURIComponent`, takes half an emoji too. */
const inAddress = (query: string): string => String(new URLSearchParams({query})).replaceAll('+', '%20');

export function FailureMessage({helpText}: {helpText: string | undefined}) {
  return (
    <div className="search-message">
      <p>
        <strong>{UNAVAILABLE}</strong>
      </p>
      <p key={helpText}>{helpText ?? UNAVAILABLE_HELP}</p>
    </div>
  );
}

type NoResultsProps = {query: string; suggestions: readonly string[]; onSuggest: (query: string) => void};

export function NoResults({query, suggestions, onSuggest}: NoResultsProps) {
  return (
    <div key={query} className="search-message">
      <p>
        <strong>{`No results for "${query}"`}</strong>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul aria-label="Suggested searches">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-suggestion" onClick={() => onSuggest(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <span>Believe this query should return results? </span>
        <a href={`${site.missingResults}?${inAddress(query)}`}>Let us know.</a>
      </p>
    </div>
  );
}

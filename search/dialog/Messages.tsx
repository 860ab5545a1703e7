import {Component, type ReactNode} from 'react';
import {site} from '../site';
import {OPENED, UNAVAILABLE, UNAVAILABLE_HELP, type SearchParts} from './open-dialog';

/** Unlike `encodeURIComponent`, takes half an emoji too. */
const inAddress = (query: string): string => String(new URLSearchParams({query})).replaceAll('+', '%20');

export function FailureMessage({helpText}: {helpText: string | undefined}) {
  return (
    <div className="search-message">
      <p>
        <strong>{UNAVAILABLE}</strong>
      </p>
      <p>{helpText ?? UNAVAILABLE_HELP}</p>
    </div>
  );
}

type NoResultsProps = {query: string; suggestions: readonly string[]; onSuggest: (query: string) => void};

export function NoResults({query, suggestions, onSuggest}: NoResultsProps) {
  return (
    <div className="search-message">
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

type BoundaryProps = {parts: SearchParts; children: ReactNode};

/** Shows a rendering error inside the dialog. The view renders again on the next input or opening. */
export class SearchBoundary extends Component<BoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  readonly #recover = () => {
    if (this.state.hasFailed) this.setState({hasFailed: false});
  };

  override componentDidMount() {
    const {dialog, input} = this.props.parts;
    input.addEventListener('input', this.#recover);
    dialog.addEventListener(OPENED, this.#recover);
  }

  override componentWillUnmount() {
    const {dialog, input} = this.props.parts;
    input.removeEventListener('input', this.#recover);
    dialog.removeEventListener(OPENED, this.#recover);
  }

  override render() {
    return this.state.hasFailed ? <FailureMessage helpText={undefined} /> : this.props.children;
  }
}

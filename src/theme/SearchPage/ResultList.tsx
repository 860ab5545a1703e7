import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useRef} from 'react';
import {ResultItem} from './ResultItem';
import styles from './styles.module.css';
import type {Failure, FoundResults, Results} from './useResults';

type FetchMore = (shown: FoundResults) => Promise<void>;
type RetryMore = (shown: FoundResults) => void;
type ChooseQuery = (query: string) => void;

/** Fetches the next hits when the end of the list comes into view. */
function MoreResults({shown, fetchMore}: {shown: FoundResults; fetchMore: FetchMore}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchMore(shown));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [shown, fetchMore]);
  return (
    <p ref={element}>
      <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
    </p>
  );
}

function NoResults({query, suggestions, onChoose}: {query: string; suggestions: string[]; onChoose: ChooseQuery}) {
  const {missingResults} = useDocusaurusContext().siteConfig.customFields?.identity as {missingResults: string};
  return (
    <div className={styles.message}>
      <p>
        <strong>No results for &quot;{query}&quot;</strong>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => onChoose(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={`${missingResults}?query=${encodeURIComponent(query)}`}>Let us know.</a>
      </p>
    </div>
  );
}

function FailureMessage({helpText, onRetry}: Failure & {onRetry?: () => void}) {
  return (
    <div className={styles.message} role="alert">
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>{helpText ?? 'You might want to check your network connection.'}</p>
      {onRetry && (
        <button type="button" className="button button--secondary" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

function useCountText() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'},
        {count},
      ),
    );
}

/** What the search is doing or has found, for readers who do not see the list change. */
function Status({results}: {results: Results}) {
  const countText = useCountText();
  return (
    <p role="status" className={styles.count}>
      {results.status === 'loading' && 'Searching…'}
      {results.status === 'found' && results.count > 0 && countText(results.count)}
      {results.status === 'found' && results.count === 0 && (
        <span className={styles.spoken}>No results for &quot;{results.query}&quot;</span>
      )}
    </p>
  );
}

/** What stands below hits that are not all: more of them, or why they do not come. */
function EndOfList({shown, fetchMore, retryMore}: {shown: FoundResults; fetchMore: FetchMore; retryMore: RetryMore}) {
  if (shown.nextPage === undefined) return null;
  if (shown.moreFailed) return <FailureMessage {...shown.moreFailed} onRetry={() => retryMore(shown)} />;
  return <MoreResults shown={shown} fetchMore={fetchMore} />;
}

type Props = {results: Results; onChoose: ChooseQuery; fetchMore: FetchMore; retryMore: RetryMore};

export function ResultList({results, onChoose, fetchMore, retryMore}: Props) {
  return (
    <>
      <Status results={results} />
      {results.status === 'error' && <FailureMessage helpText={results.helpText} />}
      {results.status === 'found' && results.count === 0 && (
        <NoResults query={results.query} suggestions={results.suggestions} onChoose={onChoose} />
      )}
      {results.status === 'found' && results.hits.length > 0 && (
        <ol className={styles.results}>
          {results.hits.map((hit) => (
            <ResultItem key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {results.status === 'found' && <EndOfList shown={results} fetchMore={fetchMore} retryMore={retryMore} />}
    </>
  );
}

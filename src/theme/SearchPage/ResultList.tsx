import {FailureMessage, NoResults} from '@site/search/dialog/Messages';
import {useEffect, useRef} from 'react';
import {ResultItem} from './ResultItem';
import styles from './styles.module.css';
import type {FoundResults, Results} from './useResults';

type FetchMore = (shown: FoundResults) => Promise<void>;
type RetryMore = (shown: FoundResults) => void;

/** Fetches the next hits when the end of the list enters the viewport. */
function MoreResults({shown, fetchMore}: {shown: FoundResults; fetchMore: FetchMore}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchMore(shown));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [shown, fetchMore]);
  return <p ref={element}>Fetching new results...</p>;
}

function countText(count: number): string {
  return count === 1 ? 'One document found' : `${count} documents found`;
}

/** The status of the search, for readers who can't see the list change. */
function Status({results}: {results: Results}) {
  const isEmpty = results.status === 'found' && results.count === 0;
  let text = '';
  if (results.status === 'loading') text = 'Searching…';
  else if (results.status === 'found')
    text = isEmpty ? `No results for "${results.search.query}"` : countText(results.count);
  return (
    <p role="status" className={styles.count}>
      <span key={text} className={isEmpty ? 'visually-hidden' : undefined}>
        {text}
      </span>
    </p>
  );
}

/** Below an incomplete list: fetches more hits, or shows why that failed. */
function EndOfList({shown, fetchMore, retryMore}: {shown: FoundResults; fetchMore: FetchMore; retryMore: RetryMore}) {
  if (shown.nextPage === undefined) return null;
  if (!shown.moreFailed) return <MoreResults shown={shown} fetchMore={fetchMore} />;
  return (
    <div role="alert">
      <FailureMessage helpText={shown.moreFailed.helpText} />
      <button type="button" className="button button--primary" onClick={() => retryMore(shown)}>
        Try again
      </button>
    </div>
  );
}

type Props = {
  results: Results;
  onChoose: (query: string) => void;
  fetchMore: FetchMore;
  retryMore: RetryMore;
};

export function ResultList({results, onChoose, fetchMore, retryMore}: Props) {
  return (
    <>
      <Status results={results} />
      {results.status === 'error' && (
        <div role="alert">
          <FailureMessage helpText={results.helpText} />
        </div>
      )}
      {results.status === 'found' && results.count === 0 && (
        <NoResults query={results.search.query} suggestions={results.suggestions} onSuggest={onChoose} />
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

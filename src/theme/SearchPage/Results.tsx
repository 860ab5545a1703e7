import Link from '@docusaurus/Link';
import type {Answer, Hit} from '@site/search/answer';
import {HitContext, Pieces} from '@site/search/dialog/HitList';
import {FailureMessage, NoResults} from '@site/search/dialog/Messages';
import type {State} from '@site/search/dialog/state';
import {useEffect, useRef} from 'react';
import chips from '@site/src/components/Filter/styles.module.css';
import styles from './styles.module.css';

type FilterProps = {groups: Answer['groups']; chosen: string | undefined; onChoose: (group?: string) => void};

/** Filters by section. Lists the sections that have hits, with their counts. */
export function SectionFilter({groups, chosen, onChoose}: FilterProps) {
  if (groups.length < 2 && chosen === undefined) return null;
  const all = groups.reduce((sum, {count}) => sum + count, 0);
  const options = [{name: undefined, count: all}, ...groups];
  return (
    <fieldset className={chips.filter}>
      <legend>Section</legend>
      {options.map(({name, count}) => (
        <label key={name ?? ''} className="badge">
          <input type="radio" name="section" checked={name === chosen} onChange={() => onChoose(name)} />
          {name ?? 'All sections'} {count > 0 && count}
        </label>
      ))}
    </fieldset>
  );
}

function ResultItem({hit}: {hit: Hit}) {
  const {pathname, hash} = new URL(hit.url);
  return (
    <li>
      <article className="search-result">
        <h2>
          <Link to={pathname + hash}>
            <Pieces of={hit.title} />
          </Link>
        </h2>
        <HitContext {...hit} as="p" page={[...new Set([hit.hierarchy.lvl0, hit.page])].filter(Boolean).join(' › ')} />
      </article>
    </li>
  );
}

/** Calls `onReach` when the end of the list enters the viewport. */
function EndOfList({onReach}: {onReach: () => void}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach());
    observer.observe(element.current!);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each end of the list
  }, []);
  return <p ref={element}>Fetching new results...</p>;
}

type Props = {
  state: State;
  /** The answer to this query, if it has arrived. */
  answer: Answer | undefined;
  onSuggest: (query: string) => void;
  fetchMore: (page: number) => void;
  onRetry: () => void;
};

export function Results({state: {hits, moreFailed, helpText}, answer, onSuggest, fetchMore, onRetry}: Props) {
  if (!answer) return null;
  if (hits.length === 0)
    return <NoResults query={answer.query} suggestions={answer.suggestions} onSuggest={onSuggest} />;
  return (
    <>
      <ol className={styles.results}>
        {hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {moreFailed && (
        <div role="alert">
          <FailureMessage helpText={helpText} />
          <button type="button" className="button button--primary" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
      {answer.page + 1 < answer.nbPages && !moreFailed && (
        <EndOfList key={answer.page} onReach={() => fetchMore(answer.page + 1)} />
      )}
    </>
  );
}

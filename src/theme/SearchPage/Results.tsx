import Link from '@docusaurus/Link';
import type {Answer, Hit} from '@site/search/answer';
import {HitText, Pieces} from '@site/search/dialog/HitList';
import {useEffect, useRef} from 'react';

/** All sections, and those that have hits, with their counts. A count that isn't known is 0. */
export function sectionChoices(groups: Answer['groups']) {
  const all = groups.reduce((sum, {count}) => sum + count, 0);
  return [{name: '', count: all}, ...groups].map(({name, count}) => {
    return {value: name, words: `${name || 'All sections'} ${count || ''}`};
  });
}

export function ResultItem({hit}: {hit: Hit}) {
  const {pathname, hash} = new URL(hit.url);
  return (
    <li>
      <article className="search-result">
        <h2>
          <Link to={pathname + hash}>
            <Pieces of={hit.title} />
          </Link>
        </h2>
        <HitText
          {...hit}
          as="p"
          title={[]}
          page={[...new Set([hit.hierarchy.lvl0, hit.page])].filter(Boolean).join(' › ')}
        />
      </article>
    </li>
  );
}

/** Calls `onReach` when the end of the list enters the viewport. */
export function EndOfList({onReach}: {onReach: () => void}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach());
    observer.observe(element.current!);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each end of the list
  }, []);
  return <p ref={element}>Fetching new results...</p>;
}

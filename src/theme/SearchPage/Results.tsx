import Link from '@docusaurus/Link';
import type {Answer, Hit} from '@site/search/answer';
import {HitText, Pieces} from '@site/search/dialog/HitList';
import {useEffect, useRef} from 'react';
import chips from '@site/src/components/Filter/styles.module.css';

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

import Link from '@docusaurus/Link';
import type {Hit} from '@site/search/answer';
import {Pieces} from '@site/search/dialog/Pieces';

/** The headings above the hit: the top-level heading and the page. */
const pathOf = ({hierarchy, page}: Hit): string => [hierarchy.lvl0, page].filter(Boolean).join(' › ');

export function ResultItem({hit}: {hit: Hit}) {
  const {pathname, hash} = new URL(hit.url);
  const path = pathOf(hit);
  return (
    <li className="search-result">
      <article>
        <h2 className="search-result-title">
          <Link to={pathname + hash}>
            <Pieces of={hit.title} />
          </Link>
        </h2>
        {path && <p className="search-hit-page">{path}</p>}
        {hit.snippet.length > 0 && (
          <p className="search-result-text">
            <Pieces of={hit.snippet} />
          </p>
        )}
        {hit.question && hit.question.length > 0 && (
          <p className="search-hit-question">
            <Pieces of={hit.question} />
          </p>
        )}
      </article>
    </li>
  );
}

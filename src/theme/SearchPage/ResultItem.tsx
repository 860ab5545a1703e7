import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import {escapeMarkup} from '@site/src/search/client/marked-text';
import type {SearchHit} from '@site/src/search/client/types';
import {HIERARCHY_LEVELS} from '@site/src/search/records/types';
import {MarkedText} from './MarkedText';
import styles from './styles.module.css';

/** The chain of headings that leads to the hit, highlighted where the search service did so. */
function headingsOf(hit: SearchHit): string[] {
  return HIERARCHY_LEVELS.flatMap((level) => {
    const marked = hit._highlightResult?.hierarchy?.[level]?.value;
    const plain = hit.hierarchy[level];
    return marked ? [marked] : plain ? [escapeMarkup(plain)] : [];
  });
}

export function ResultItem({hit}: {hit: SearchHit}) {
  const toOwnUrl = useSearchResultUrlProcessor();
  const headings = headingsOf(hit);
  const title = headings.pop() ?? '';
  const summary = hit._snippetResult?.content?.value;
  return (
    <li className={styles.result}>
      <article>
        <Heading as="h2" className={styles.resultTitle}>
          <Link to={toOwnUrl(hit.url)}>
            <MarkedText value={title} />
          </Link>
        </Heading>
        {headings.length > 0 && (
          <p className={styles.resultPath}>
            {headings.map((heading, index) => (
              <span key={index}>
                {index > 0 && ' › '}
                <MarkedText value={heading} />
              </span>
            ))}
          </p>
        )}
        {summary && (
          <p className={styles.resultSummary}>
            <MarkedText value={summary} />
          </p>
        )}
      </article>
    </li>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A term in the text, as a link to its definition at the end of the article. */
export function Term({id, children}: {id: string; children: ReactNode}): ReactNode {
  return (
    <a href={`#term-${id}`} className={styles.term}>
      {children}
    </a>
  );
}

export type Definition = {
  id: string;
  term: string;
  definition: string;
  /** The page with more about it; omitted on that page itself. */
  page?: {route: string; title: string};
};

/** The definitions of a page's terms. Each is hidden until the reader opens it (src/elements/open-definition.ts). */
export function TermDefinitions({terms}: {terms: readonly Definition[]}): ReactNode {
  return (
    <div data-search="skip">
      {terms.map(({id, term, definition, page}) => (
        <div key={id} id={`term-${id}`} popover="auto" className={`definition ${styles.definition}`}>
          <div className="text--bold">{term}</div> {definition}
          {page && (
            <>
              {' '}
              More: <Link to={page.route}>{page.title}</Link>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

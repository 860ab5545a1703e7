import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type TermProps = {
  id: string;
  term: string;
  definition: string;
  /** The page that says more; left out on that page itself. */
  page?: {route: string; title: string};
  /** Punctuation that follows the words and must not stand alone on a line. */
  after?: string;
  /** The words as the text has them. */
  children: ReactNode;
};

/**
 * A word with its definition at hand. The browser opens and closes the definition by itself (Popover
 * API), so it works before and without any script.
 */
export default function Term({id, term, definition, page, after, children}: TermProps): ReactNode {
  const popover = `term-${id}`;
  const word = (
    <button type="button" className={styles.term} popoverTarget={popover}>
      {children}
    </button>
  );
  return (
    <>
      {after ? (
        <span className={styles.together}>
          {word}
          {after}
        </span>
      ) : (
        word
      )}
      <span id={popover} popover="auto" className={styles.definition} data-search="skip">
        <strong className={styles.name}>{term}</strong> {definition}
        {page && (
          <>
            {' '}
            More: <Link to={page.route}>{page.title}</Link>
          </>
        )}
      </span>
    </>
  );
}

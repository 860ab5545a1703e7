import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type TermProps = {
  id: string;
  term: string;
  definition: string;
  /** The page with more about it; omitted on that page itself. */
  page?: {route: string; title: string};
  /** Punctuation after the term, which must not wrap onto a line of its own. */
  after?: string;
  /** The term as written in the text. */
  children: ReactNode;
};

/**
 * A term with its definition. The browser opens and closes the definition on its own (Popover API), so it works before
 * and without JavaScript.
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

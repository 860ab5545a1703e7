import type {ReactNode} from 'react';
import {useId} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LONGEST_QUERY} from '@site/search/limits';
import styles from './styles.module.css';

/**
 * A search field for the middle of a page. Without JavaScript it is a plain form that leads to the results page;
 * otherwise a click opens the search dialog (`data-open-search`). Focus alone doesn't, so that Tab never lands a reader
 * in a dialog.
 */
export default function SearchForm({label}: {label: string}): ReactNode {
  const field = useId();
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search">
      <label htmlFor={field}>{label}</label>
      <div className={styles.row}>
        <input
          className={`search-field ${styles.field}`}
          id={field}
          name="q"
          type="search"
          placeholder="Put a case on hold"
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          required
          data-open-search
        />
        <SubmitIcon />
      </div>
    </form>
  );
}

/** At the end of the field. */
export function SubmitIcon(): ReactNode {
  return (
    <button type="submit" className={`clean-btn ${styles.submit}`} aria-label="Search">
      <svg className="line-icon" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
        <path d="M13 13l5 5M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
      </svg>
    </button>
  );
}

import type {ReactNode} from 'react';
import {useId} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LONGEST_QUERY} from '@site/src/search/longest-query';
import styles from './styles.module.css';

/**
 * A search field for the middle of a page. Without scripts it is a plain form that leads to the
 * results page; with them a click on the field opens the search (`data-open-search`). It does not
 * open on focus, so that nobody is taken into a dialog by pressing Tab.
 */
export default function SearchForm({label}: {label: string}): ReactNode {
  const field = useId();
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search">
      <label htmlFor={field}>{label}</label>
      <input
        className={`search-field ${styles.field}`}
        id={field}
        name="q"
        type="search"
        placeholder="For example: put a case on hold"
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        required
        data-open-search
      />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}

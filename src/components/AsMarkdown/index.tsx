import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SERVED} from '@site/src/start-on-intent/protocol';
import copyStyles from '../Copy/styles.module.css';
import styles from './styles.module.css';

/**
 * Links to copy or open the page as Markdown (plugins/built-pages/markdown). `page` is its route, with or without the
 * base URL.
 */
export default function AsMarkdown({page}: {page: string}): ReactNode {
  const address = useBaseUrl(`${page === '/' ? '/index' : page}.md`);
  return (
    <p className={styles.row} data-search="skip">
      For AI assistants:{' '}
      <button type="button" className={`${copyStyles.button} ${styles.copy}`} {...{[SERVED.copy]: address}}>
        <span>Copy page</span>
      </button>{' '}
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
    </p>
  );
}

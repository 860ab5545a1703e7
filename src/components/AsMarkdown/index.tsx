import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyButton from '../Copy/CopyButton';
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
      <copy-buttons address={address}>
        <CopyButton className={styles.copy} label="Copy page" />
      </copy-buttons>{' '}
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
    </p>
  );
}

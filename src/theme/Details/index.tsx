import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** A native disclosure: what the reader opens before hydration stays open. */
export default function Details({summary, children, className, ...attributes}: Props): ReactNode {
  return (
    <details {...attributes} className={clsx(styles.details, className)}>
      {summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}

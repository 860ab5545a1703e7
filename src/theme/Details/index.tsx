import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** The browser's own disclosure: what was opened before the application runs stays open when it does. */
export default function Details({summary, children, className, ...attributes}: Props): ReactNode {
  return (
    <details {...attributes} className={clsx(styles.details, className)}>
      {summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  id?: string;
  /** What is inside, with a count: "24 fields". */
  summary: ReactNode;
  /** The first few items, as a preview. */
  hint?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A native `<details>`, so it works without JavaScript: links into it and find-in-page open it
 * (src/client/navigation.ts where the browser doesn't), and it prints open (src/css/print.css).
 */
export default function Disclosure({id, summary, hint, className, children}: Props): ReactNode {
  return (
    <details id={id} className={clsx('sheet', styles.details, className)}>
      <summary className={styles.summary}>
        {summary}
        {hint && (
          <span className={styles.hint} data-search="skip">
            {hint}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}

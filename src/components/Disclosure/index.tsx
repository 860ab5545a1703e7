import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  id?: string;
  /** What is inside, with a count: "24 fields". */
  summary: ReactNode;
  /** The first things inside, as a scent of the rest. */
  hint?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The browser's own disclosure, so it works without scripts: a link into it and find-in-page open it
 * (src/client/open-target.ts where the browser does not), and paper shows it open (src/css/print.css).
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

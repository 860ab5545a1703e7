import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Holds what may be wider than the page. Reached with the keyboard, so that arrow keys can scroll it. */
export default function ScrollRegion({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must take focus to be scrolled by keys
    <div className={styles.region} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {label: string; className?: string; children: ReactNode};

/** A scroll area for content that may be wider than the page. Focusable, so that arrow keys can scroll it. */
export default function ScrollRegion({label, className, children}: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must take focus to be scrolled by keys
    <div className={clsx(styles.region, className)} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

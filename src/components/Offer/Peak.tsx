import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The one sum that decides: a list whose items begin with a large number in bold. */
export default function Peak({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx('bare', styles.panel, styles.columns, styles.peak)}>{children}</div>;
}

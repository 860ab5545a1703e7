import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Whom each of two products suits, as two cards: a sentence and a list for each. */
export default function Suits({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.suits}>{children}</div>;
}

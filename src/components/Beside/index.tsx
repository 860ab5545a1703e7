import {Children, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A drawn screen, and the lines that speak of it: around it, or below where there is no room. A page writes it last. */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={`bare ${styles.beside}`}>{Children.toArray(children).toReversed()}</div>;
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A drawn screen, and then the lines that speak of it: beside it, or below where there is no room. */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={`bare pair ${styles.beside}`}>{children}</div>;
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A few lines with the drawn screen that they speak of beside them, or below where there is no room. */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={`bare ${styles.beside}`}>{children}</div>;
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A menu path, as shown on screen. */
export default function Menu({path}: {path: string}): ReactNode {
  return <strong className={styles.path}>{path}</strong>;
}

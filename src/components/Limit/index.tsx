import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A product limit inside a sentence: a number with its unit. */
export default function Limit({text}: {text: string}): ReactNode {
  return <span className={styles.limit}>{text}</span>;
}

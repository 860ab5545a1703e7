import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A limit of the product inside a sentence: a number with its unit. */
export default function Limit({text}: {text: string}): ReactNode {
  return <span className={styles.limit}>{text}</span>;
}

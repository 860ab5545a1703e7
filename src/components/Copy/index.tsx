import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Goes inside `<copy-buttons>`. */
export default function CopyButton({className, label = 'Copy'}: {className?: string; label?: string}): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, className)}>
      <span>{label}</span>
    </button>
  );
}

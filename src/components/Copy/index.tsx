import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Goes inside `<copy-buttons>`. */
export function CopyButton({className, label = 'Copy'}: {className?: string; label?: string}): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, className)}>
      <span>{label}</span>
    </button>
  );
}

/** A piece of inline code, such as a template variable, that is copied on click; `<copy-buttons>` is around the text. */
export function CopyableCode({text}: {text: string}): ReactNode {
  return (
    <button type="button" className={styles.copyable} data-search="keep" title="Copy">
      <code>{text}</code>
    </button>
  );
}

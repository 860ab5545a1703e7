import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A piece of inline code, such as a template variable, that is copied on click; `<copy-buttons>` is around the text. */
export default function CopyableCode({text}: {text: string}): ReactNode {
  return (
    <button type="button" className={styles.copyable} data-search="keep" title="Copy">
      <code>{text}</code>
    </button>
  );
}

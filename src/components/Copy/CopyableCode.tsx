import type {ReactNode} from 'react';
import {SERVED} from '@site/src/start-on-intent/protocol';
import styles from './styles.module.css';

const served = {[SERVED.copy]: ''};

/** A piece of inline code, such as a template variable, that is copied on click (src/start-on-intent/copy.ts). */
export default function CopyableCode({text}: {text: string}): ReactNode {
  return (
    <button type="button" className={styles.copyable} data-search="keep" title="Copy" {...served}>
      <code>{text}</code>
    </button>
  );
}

import type {ReactNode} from 'react';
import useCopy from './useCopy';
import styles from './styles.module.css';

const SAID = {copied: 'Copied', failed: 'Not copied'} as const;

/** One word of code, such as a template variable, that is copied when it is pressed. */
export default function CopyableCode({text}: {text: string}): ReactNode {
  const {state, copy, reset} = useCopy(text);
  return (
    <button type="button" className={styles.copyable} data-search="keep" title="Copy" onClick={copy} onBlur={reset}>
      <code>{text}</code>
      {state !== 'ready' && <span role="status">{SAID[state]}</span>}
    </button>
  );
}

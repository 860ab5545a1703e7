import type {ReactNode} from 'react';
import {useState} from 'react';
import type {Props} from '@theme/CodeBlock';
import styles from './styles.module.css';

function CopyButton({text}: {text: string}): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className={styles.copy} onClick={copy} onBlur={() => setCopied(false)}>
      <span role="status">{copied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}

/** Plain text that wraps. The code on these pages is template text for people, not programs to highlight. */
export default function CodeBlock({children}: Props): ReactNode {
  const text = String(children).trimEnd();
  return (
    <div className={styles.block}>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} />
    </div>
  );
}

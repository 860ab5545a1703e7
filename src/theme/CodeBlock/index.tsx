import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CopyButton from '@site/src/components/Copy';
import styles from './styles.module.css';

/** Plain text that wraps. Code blocks on this site are template text, so there is no syntax to highlight. */
export default function CodeBlock({children}: Props): ReactNode {
  const text = String(children).trimEnd();
  return (
    <copy-buttons class={styles.block}>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton className={styles.copy} />
    </copy-buttons>
  );
}

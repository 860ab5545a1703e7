import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** One thing that goes wrong: the symptom, and what to do once it is opened. Made by plugins/problems. */
export function Problem({id, children}: {id: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details id={id} className={styles.problem}>
      {children}
    </details>
  );
}

export function Symptom({children}: {children: ReactNode}): ReactNode {
  return <summary className={styles.symptom}>{children}</summary>;
}

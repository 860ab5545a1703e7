import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Disclosure from '../Disclosure';
import styles from './styles.module.css';

type Props = {id: string; title: string; /** "24 fields". */ count: string; children: ReactNode};

/** A section to look things up in, closed under its own heading. Made by plugins/reference-sections. */
export default function Reference({id, title, count, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Disclosure
      className={styles.reference}
      summary={
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      }
      hint={count}
    >
      <div className={styles.body}>{children}</div>
    </Disclosure>
  );
}

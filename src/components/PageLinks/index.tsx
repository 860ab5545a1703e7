import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

type Props = {/** A Markdown list of links. */ children: ReactNode};

/** Pages beside this one. A landmark rather than a heading: it is no part of the page's outline, nor of the search. */
export function Related({children}: Props): ReactNode {
  return <PageLinks label="Related">{children}</PageLinks>;
}

/** What to do after this page. */
export function Next({children}: Props): ReactNode {
  return <PageLinks label="Next">{children}</PageLinks>;
}

function PageLinks({label, children}: Props & {label: string}): ReactNode {
  const id = label.toLowerCase();
  useBrokenLinks().collectAnchor(id);
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {children}
    </nav>
  );
}

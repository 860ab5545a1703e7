import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

type Props = {/** A Markdown list of links. */ children: ReactNode};

/** Related pages. A landmark rather than a heading, so that it stays out of the page's outline and the search index. */
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

import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {/** A Markdown list of links. */ children: ReactNode};

/** Related pages. */
export function Related({children}: Props): ReactNode {
  return <PageLinks label="Related">{children}</PageLinks>;
}

/** What to do after this page. */
export function Next({children}: Props): ReactNode {
  return <PageLinks label="Next">{children}</PageLinks>;
}

/** A landmark rather than a heading, so that it stays out of the page's outline and the search index. */
export default function PageLinks({label, children}: Props & {label: string}): ReactNode {
  const id = label.toLowerCase().replaceAll(' ', '-');
  useBrokenLinks().collectAnchor(id);
  return (
    <nav className="page-links" aria-labelledby={id}>
      <p id={id} className="title">
        {label}
      </p>
      {children}
    </nav>
  );
}

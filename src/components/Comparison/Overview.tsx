import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type Compared = {competitor: string; chooseIf: string; page: string};

/** The compared products by name, each with the one line that decides for it. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  return (
    <dl className={clsx('rows', styles.overview)}>
      {products.map(({competitor, chooseIf, page}) => (
        <div key={page}>
          <dt className="title">
            <Link to={page}>{competitor}</Link>
          </dt>
          <dd>Choose it if {chooseIf}</dd>
        </div>
      ))}
    </dl>
  );
}

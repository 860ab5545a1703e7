import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type Compared = {competitor: string; chooseIf: string; page: string};

/** The compared products by name, each with the one line that decides for it. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  return (
    <>
      <p className="markdown">
        Choose Pilot if you want <Link to="/docs/cases/case-problems">one list of late work</Link>, a pricelist and a
        payer for each <Link to="/docs/customers/doctors">doctor-office pair</Link>, an{' '}
        <Link to="/docs/financials/invoices">invoice made from the case</Link>, and{' '}
        <Link to="/docs/system/automations/overview">rules of your own</Link>.
      </p>
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
    </>
  );
}

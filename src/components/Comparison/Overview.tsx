import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type Compared = {competitor: string; chooseIf: string; page: string};

/** The compared products by name, each with the one line that decides for it. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  return (
    <>
      <p className={clsx('markdown', styles.overview)}>
        With Pilot, you get <Link to="/docs/cases/case-problems">one list of late work</Link>, a pricelist and a payer
        for each <Link to="/docs/customers/doctors">doctor-office pair</Link>, an{' '}
        <Link to="/docs/financials/invoices">invoice made from the case</Link>, and{' '}
        <Link to="/docs/system/automations/overview">rules of your own</Link>. Each page gives the other product its
        due, cites its own pages, and says what we didn’t find.
      </p>
      <div className="table-frame">
        <table className={clsx('stacks', styles.overview)} aria-label="When to choose each system">
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Choose it if</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({competitor, chooseIf, page}) => (
              <tr key={page}>
                <th scope="row" className="title">
                  <Link to={page}>{competitor}</Link>
                </th>
                <td data-label="Choose it if">{chooseIf}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

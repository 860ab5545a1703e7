import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import NextSteps from '../NextSteps';
import styles from './styles.module.css';

export type Compared = {competitor: string; chooseIf: string; choosePilotIf: string; page: string};

/** For a lab that has no system yet. */
const NONE: Compared = {
  competitor: 'Paper or spreadsheets',
  chooseIf: 'you work alone, and a notebook is enough.',
  choosePilotIf: 'you type each case again as an invoice, or walk the benches to answer a call.',
  page: '/pilot/welcome/why-pilot#which-labs-pilot-suits',
};

/** The compared products by name, each with the one line that decides for it, and the one that decides for Pilot. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  return (
    <>
      <p className="markdown">
        <Link to="/pilot/welcome/why-pilot">Pilot</Link> is for US labs with QuickBooks Online that want scanner orders,
        the bench, boxes, and bills on one case. With it, you get{' '}
        <Link to="/docs/cases/case-problems">one list of late work</Link>, a pricelist and a payer for each{' '}
        <Link to="/docs/customers/doctors">doctor-office pair</Link>, an{' '}
        <Link to="/docs/financials/invoices">invoice made from the case</Link>, and{' '}
        <Link to="/docs/system/automations/overview">rules of your own</Link>. If you’re on one of these now, run{' '}
        <Link to="/pilot/welcome/why-pilot#test-any-system-with-one-case">one case</Link> in it first.
      </p>
      <div className="table-frame">
        <table className={clsx('stacks', styles.overview)} aria-label="When to choose each system">
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Choose it if</th>
              <th scope="col">Choose Pilot if</th>
            </tr>
          </thead>
          <tbody>
            {[NONE, ...products].map(({competitor, chooseIf, choosePilotIf, page}) => (
              <tr key={page}>
                <th scope="row" className="title">
                  <Link to={page}>{competitor}</Link>
                </th>
                <td data-label="Choose it if">{chooseIf}</td>
                <td data-label="Choose Pilot if">{choosePilotIf}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <NextSteps />
    </>
  );
}

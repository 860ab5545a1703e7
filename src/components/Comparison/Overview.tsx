import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import NextSteps from '../NextSteps';
import Demo from '../Offer/Demo';
import styles from './styles.module.css';

export type Compared = {competitor: string; chooseIf: string; choosePilotIf: string; page: string};

/** For a lab that has no system yet. */
const NONE: Compared = {
  competitor: 'Paper or spreadsheets',
  chooseIf: 'you work alone, or nothing went out late or without a bill last month, and you type almost nothing twice.',
  choosePilotIf:
    'you walk the benches to answer calls, type each case again in QuickBooks, or can’t say what shipped without a bill.',
  page: '/pilot/category/compare#from-paper',
};

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in index.tsx */
/** The compared products by name, each with the one line that decides for it, and the one that decides for Pilot. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  const anchors = useBrokenLinks();
  for (const id of ['from-paper', 'three-questions']) anchors.collectAnchor(id);
  return (
    <>
      <Demo />
      <div className="table-frame">
        <table
          className={clsx('stacks', styles.comparison, styles.overview)}
          role="table"
          aria-label="When to choose each system"
        >
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader" className={styles.word}>
                System
              </th>
              <th scope="col" role="columnheader">
                Choose Pilot if
              </th>
              <th scope="col" role="columnheader">
                Choose the other if
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {[NONE, ...products].map(({competitor, chooseIf, choosePilotIf, page}) => (
              <tr key={page} role="row">
                <th scope="row" role="rowheader" className="title">
                  <Link to={page}>{competitor}</Link>
                </th>
                <td role="cell" data-label="Choose Pilot if">
                  {choosePilotIf}
                </td>
                <td role="cell" data-label="Choose the other if">
                  {chooseIf}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="markdown">
        <h2 id="from-paper">From paper to Pilot</h2>
        <ul>
          <li>
            <strong>You gain</strong> any case found by pan, patient, or doctor, a count of what nobody billed, no
            invoice typed twice, and, by our estimate,{' '}
            <Link to="/pilot/welcome/why-pilot#count-the-hours">8 to 15 hours a month</Link> in a lab of 9.
          </li>
          <li>
            <strong>You take on</strong> about 2 minutes to type each paper Rx, two taps for most steps, five minutes
            each morning, and two to six weeks of setup.
          </li>
          <li>
            <strong>You keep</strong> a paper ticket in every pan, and your books in QuickBooks Online.
          </li>
        </ul>
        <h2 id="three-questions">Three questions for any system</h2>
        <ol>
          <li>
            <strong>Which boxes should have shipped, and haven’t?</strong> In Pilot, whoever you choose is notified of
            late work, and it stays on <Link to="/docs/cases/case-problems">one list</Link> until it’s dealt with.
          </li>
          <li>
            <strong>What shipped and was never billed?</strong> Pilot’s{' '}
            <Link to="/docs/cases/overview#read-the-dashboard">dashboard</Link> counts those cases until someone bills
            them.
          </li>
          <li>
            <strong>Who fixes QuickBooks when you correct a billed case?</strong> Pilot does, until money is applied or
            the month is locked or closed: un-invoicing the case voids its invoice in QuickBooks Online, and{' '}
            <Link to="/docs/financials/invoices#correct-an-invoiced-case">invoicing it again</Link> sends the corrected
            one.
          </li>
        </ol>
        <p>
          If your system answers all three, keep it. If not, bring the case it missed to a demo, or read{' '}
          <Link to="/pilot/welcome/why-pilot">Why Pilot</Link> first.
        </p>
      </div>
      <NextSteps />
    </>
  );
}

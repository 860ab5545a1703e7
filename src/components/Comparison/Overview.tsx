import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import NextSteps from '../NextSteps';
import Demo from '../Offer/Demo';
import styles from './styles.module.css';

export type Compared = {competitor: string; chooseIf: string; choosePilotIf: string; page: string};

/** For a lab that has no system yet. */
const NONE: Compared = {
  competitor: 'Paper or spreadsheets',
  chooseIf: 'You work alone, or nothing went out late or unbilled last month, and you type almost nothing twice.',
  choosePilotIf:
    'You walk the benches to answer calls, type each case again in QuickBooks, or can’t say which shipped cases were never billed.',
  page: '/pilot/category/compare#from-paper',
};

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in index.tsx */
/** The compared products by name, each with the one line that decides for it, and the one that decides for Pilot. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  const anchors = useBrokenLinks();
  for (const id of ['from-paper', 'three-questions']) anchors.collectAnchor(id);
  return (
    <>
      <Demo>
        <a href="#three-questions">Try three things tonight</a>
      </Demo>
      <div className="table-frame">
        <table
          className={`stacks keeps-head margin-top--lg ${styles.comparison} ${styles.overview}`}
          role="table"
          aria-label="When to choose each system"
        >
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                You use or consider
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
            <strong>You gain</strong> a count of unbilled cases, invoices that nobody retypes, and, by our estimate,{' '}
            <Link to="/pilot/welcome/why-pilot#count-the-hours">up to 11 hours a month</Link> in a lab of 9. What you
            take on is already taken off, but for setup and taps.
          </li>
          <li>
            <strong>You take on</strong> about 2 minutes to type each paper Rx, five minutes and a printed ship list
            each morning, a weekly look at the sync, about 25 hours of setup, and, once the bench joins in, two or three
            taps for each step.
          </li>
          <li>
            <strong>You give up</strong>{' '}
            <Link to="/docs/customers/billing-accounts#choose-payment-terms">net terms from the invoice date</Link>, and
            these invoices in QuickBooks’ sales tax center.
          </li>
          <li>
            <strong>You keep</strong> a paper ticket in every pan, and your books in QuickBooks Online.
          </li>
        </ul>
        <h2 id="three-questions">Try this tonight, on paper or in any system</h2>
        <ol>
          <li>
            <strong>Take the cases that shipped last month, or in one week of it. Is each one billed?</strong> Pilot’s{' '}
            <Link to="/docs/cases/overview#read-the-dashboard">dashboard</Link> counts shipped cases that aren’t billed.
          </li>
          <li>
            <strong>Check each one’s ship or due date against the day it left.</strong> In Pilot, whoever you choose is
            notified of a late case, and it stays on <Link to="/docs/cases/case-problems">one list</Link> until it’s
            dealt with.
          </li>
          <li>
            <strong>Find the last bill you corrected. Who fixed QuickBooks?</strong> In Pilot, nobody has to until money
            is applied or the month is locked or closed: un-invoicing the case voids its invoice in QuickBooks Online,
            and <Link to="/docs/financials/invoices#correct-an-invoiced-case">invoicing it again</Link> sends the
            corrected one.
          </li>
        </ol>
        <p>
          If all are billed, none was late, and QuickBooks agrees, keep what you have. If not, bring one of those cases
          to a demo, or read <Link to="/pilot/welcome/why-pilot">Why Pilot</Link> first.
        </p>
        <NextSteps />
      </div>
    </>
  );
}

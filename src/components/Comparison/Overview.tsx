import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import NextSteps from '../NextSteps';
import styles from './styles.module.css';

export type Compared = {competitor: string; chooseIf: string; choosePilotIf: string; page: string};

/** For a lab that has no system yet. */
const NONE: Compared = {
  competitor: 'Paper or spreadsheets',
  chooseIf: 'you work alone, or last month had no late boxes, no forgotten bills, and almost nothing typed twice.',
  choosePilotIf: 'you walk the benches to answer calls, or type each case again as an invoice.',
  page: '/pilot/welcome/why-pilot#which-labs-pilot-suits',
};

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in index.tsx */
/** The compared products by name, each with the one line that decides for it, and the one that decides for Pilot. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  useBrokenLinks().collectAnchor('three-questions');
  return (
    <>
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
        <h2 id="three-questions">Three questions for any system</h2>
        <ol>
          <li>
            <strong>What’s late, and what shipped without a bill?</strong> Pilot’s dashboard shows both. Late work is
            emailed to whoever you choose, and stays on <Link to="/docs/cases/case-problems">one list</Link> until it’s
            dealt with.
          </li>
          <li>
            <strong>Who fixes QuickBooks when you correct a billed case?</strong> Pilot does: un-invoicing the case
            voids its invoice in QuickBooks Online, and{' '}
            <Link to="/docs/financials/invoices#correct-an-invoiced-case">invoicing it again</Link> sends the corrected
            one. You can until money is applied, or the month is locked or closed.
          </li>
          <li>
            <strong>Who remembers what each doctor wants?</strong> In Pilot, a{' '}
            <Link to="/docs/customers/doctors">doctor’s preferences</Link> print on every work ticket and show at the
            bench, and <Link to="/docs/system/automations/overview">a rule you write</Link> adds the check or puts the
            case on hold.
          </li>
        </ol>
        <p>
          If yours answers all three, keep it. If it stumbles on one, bring that case to a demo, or read{' '}
          <Link to="/pilot/welcome/why-pilot">Why Pilot</Link> first.
        </p>
      </div>
      <NextSteps />
    </>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageChange} from '@site/plugins/front-matter';
import AsMarkdown from '../AsMarkdown';
import {dateInWords} from '../date-in-words';
import InlineText from '../InlineText';

/** A mailto link or form URL, prefilled with the page and the answer; nothing is sent until the reader sends it. */
export function feedbackAddress(contact: string, page: string, answer: 'yes' | 'no'): string {
  const fields: Record<string, string> = contact.startsWith('mailto:')
    ? {
        subject: answer === 'yes' ? 'This page helped' : 'This page did not help',
        body: answer === 'yes' ? page : `${page}\n\nI was looking for: `,
      }
    : {page, answer};
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${contact}${contact.includes('?') ? '&' : '?'}${query.join('&')}`;
}

export type PageEndProps = {
  /** Route of the page. */
  route: string;
  /** Full URL of the page. */
  page: string;
  changes: readonly PageChange[];
  /** Where to send feedback and where to get support; anything unset is not shown. */
  feedback: string | undefined;
  support: string | undefined;
};

/** What a reader can do after reading a page: give feedback, ask for help, take it along, see what changed. */
export default function PageEnd({route, page, changes, feedback, support}: PageEndProps): ReactNode {
  return (
    <section className="page-end" aria-label="About this page">
      {changes.length > 0 && (
        <details>
          <summary>Changes to this page ({changes.length})</summary>
          <ul>
            {changes.map(({date, kind, text, id}) => (
              <li key={id}>
                <Link to={`/pilot/changelog#${id}`}>
                  {kind}, {dateInWords(date)}
                </Link>
                : <InlineText text={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {(feedback || support) && (
        <p className="page-actions">
          {feedback && (
            <>
              <span>Was this page helpful?</span> <a href={feedbackAddress(feedback, page, 'yes')}>Yes</a>{' '}
              <a href={feedbackAddress(feedback, page, 'no')}>No, and here’s why</a>{' '}
            </>
          )}
          {support && <a href={support}>Get help from a person</a>}
        </p>
      )}
      <AsMarkdown page={route} />
    </section>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withQuery} from '@site/lib/with-query';
import type {PageChange} from '@site/plugins/front-matter';
import AsMarkdown from '../AsMarkdown';
import {dateInWords} from '../date-in-words';
import {useIdentity} from '../Home/useIdentity';
import InlineText from '../InlineText';

/** A mailto link or form URL, prefilled with the page and the answer; nothing is sent until the reader sends it. */
export function feedbackAddress(contact: string, page: string, answer: 'yes' | 'no'): string {
  const fields: Record<string, string> = contact.startsWith('mailto:')
    ? {
        subject: answer === 'yes' ? 'This page helped' : 'This page did not help',
        body: answer === 'yes' ? page : `${page}\n\nI was looking for: `,
      }
    : {page, answer};
  return withQuery(contact, fields);
}

type Props = {route: string; changes: readonly PageChange[]; /** When it was updated. */ children?: ReactNode};

/** What a reader can do after reading a page: give feedback, ask for help, take it along, see what changed. */
export default function PageEnd({route, changes, children}: Props): ReactNode {
  const page = useDocusaurusContext().siteConfig.url + route;
  const {feedback, support} = useIdentity();
  return (
    <footer className="in-line page-end theme-doc-footer">
      {(feedback || support) && (
        <p className="in-line page-actions margin--none">
          {feedback && (
            <>
              <span>Was this page helpful?</span>{' '}
              <a className="press" href={feedbackAddress(feedback, page, 'yes')}>
                Yes
              </a>{' '}
              <a className="press" href={feedbackAddress(feedback, page, 'no')}>
                No, and here’s why
              </a>{' '}
            </>
          )}
          {support && <a href={support}>Get help from a person</a>}
        </p>
      )}
      {children}
      <AsMarkdown page={route} />
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
    </footer>
  );
}

import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {dateInWords} from '@site/src/components/date-in-words';

/** The date of the last change, from the front matter, and in print the page's URL. Pages have no authors. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={date}>{dateInWords(date)}</time>
      <span className="print-address">
        {' '}
        {url}
        {pathname}
      </span>
    </span>
  );
}

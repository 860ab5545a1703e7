import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {dateInWords} from '@site/src/components/date-in-words';

const day = (date: string | number): ReactNode => {
  const iso = new Date(date).toISOString();
  return <time dateTime={iso}>{dateInWords(iso)}</time>;
};

/** When the page last changed and was last compared with the product, and in print its URL. Pages have no authors. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const {reviewed} = useDoc().frontMatter as {reviewed?: string};
  if (!lastUpdatedAt) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on {day(lastUpdatedAt)}
      {reviewed && <>. Reviewed on {day(reviewed)}</>}
      <span className="print-address">
        {' '}
        {url}
        {pathname}
      </span>
    </span>
  );
}

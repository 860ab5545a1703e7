import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Release} from '@site/model/changelog/types';
import styles from './styles.module.css';

type LatestRelease = Pick<Release, 'version' | 'date' | 'title'>;

const readableDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** The config passes the newest releases, so that this page does not carry the whole changelog. */
function useLatestReleases(): readonly LatestRelease[] {
  return useDocusaurusContext().siteConfig.customFields?.latestReleases as readonly LatestRelease[];
}

export default function LatestReleases(): ReactNode {
  return (
    <section aria-labelledby="latest-releases">
      <h2 id="latest-releases">What is new</h2>
      <ul className={styles.entries}>
        {useLatestReleases().map(({version, date, title}) => (
          <li key={version}>
            <Link to={`/pilot/changelog#release-${version.replaceAll('.', '-')}`}>{title}</Link>
            <p>
              <time dateTime={date}>{readableDate.format(new Date(date))}</time>, release {version}
            </p>
          </li>
        ))}
      </ul>
      <Link to="/pilot/changelog">All releases</Link>
    </section>
  );
}

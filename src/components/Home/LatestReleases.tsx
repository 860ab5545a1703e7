import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {releases} from '@site/model/changelog';
import styles from './styles.module.css';

const SHOWN = 3;

const readableDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

export default function LatestReleases(): ReactNode {
  return (
    <section aria-labelledby="latest-releases">
      <h2 id="latest-releases">What’s new</h2>
      <ul className={styles.entries}>
        {releases.slice(0, SHOWN).map(({version, date, title}) => (
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

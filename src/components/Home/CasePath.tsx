import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {casePath, type Stop} from './case-path';
import styles from './styles.module.css';
import {useIdentity} from './useIdentity';

function PathStop({icon, name, example, page}: Stop): ReactNode {
  return (
    <li className={styles.stop}>
      <span className={styles.tab}>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={icon} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
        </svg>
      </span>
      <Link className={styles.stopName} to={page}>
        {name}
      </Link>
      <span className={styles.example}>{example}</span>
    </li>
  );
}

/** Drawn as a shade guide: the stops hang from a bar like its tabs, lightest first. */
export default function CasePath(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="case-path">
      <h2 id="case-path">One case, from scan to statement</h2>
      <p>Most pages use case 10482 as their example. Follow it through the lab.</p>
      <ol className={styles.path}>
        {casePath(useIdentity()).map((stop) => (
          <PathStop key={stop.name} {...stop} />
        ))}
      </ol>
    </section>
  );
}

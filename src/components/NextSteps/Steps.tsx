import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {NextStep} from './next-steps';
import styles from './styles.module.css';

/**
 * A landmark rather than a heading, like `Related`, so that it stays out of the page's outline and the search index.
 */
export default function Steps({steps}: {steps: readonly NextStep[]}): ReactNode {
  useBrokenLinks().collectAnchor('next-steps');
  return (
    <nav className={styles.steps} aria-labelledby="next-steps">
      <p id="next-steps" className={styles.label}>
        What to do now
      </p>
      <ul>
        {steps.map(({name, about, to}) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchForm from '@site/src/components/SearchForm';
import CasePage from './CasePage';
import styles from './styles.module.css';
import {useIdentity} from './useIdentity';

/** What the product is, whom it is for, how it looks, and two calls to action, all above the fold. */
export default function Opening(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {product} = useIdentity();
  return (
    <header className={styles.opening}>
      <div>
        <h1>{tagline}</h1>
        <p className={styles.lead}>
          {product} is software for dental labs. The front desk sees where every case is, the bench sees what’s next,
          and each case becomes one invoice, from the dentist’s scan to the paid bill.
        </p>
        <p className={styles.ways}>
          <Link className="button" to="/pilot/welcome/why-pilot#how-a-case-runs">
            See how it works
          </Link>
          <Link className={`button ${styles.second}`} to="/pilot/welcome/quick-start">
            Get started
          </Link>
        </p>
      </div>
      <CasePage />
      <div>
        <SearchForm label="What do you need to do?" />
        <p className={styles.hint}>
          Press <kbd>/</kbd> or <kbd>Ctrl</kbd>+<kbd>K</kbd> on any page to search.
        </p>
      </div>
    </header>
  );
}

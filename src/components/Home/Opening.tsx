import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchForm from '@site/src/components/SearchForm';
import styles from './styles.module.css';
import ToothChart from './ToothChart';

export default function Opening(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.opening}>
      <div>
        <h1>{tagline}</h1>
        <p className={styles.lead}>
          A case comes in, is scheduled and made step by step, shipped, invoiced, and paid for. These pages say how, for
          the lab and for the offices it works for.
        </p>
        <SearchForm label="What do you need to do?" />
        <p className={styles.hint}>
          Anywhere on this site, press <kbd>/</kbd> or <kbd>Ctrl</kbd>+<kbd>K</kbd> to search.
        </p>
      </div>
      <ToothChart />
    </header>
  );
}

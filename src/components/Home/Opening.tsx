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
          Enter a case, schedule it, make it, ship it, and get paid. These pages show how, for labs and for the dental
          offices they work with.
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

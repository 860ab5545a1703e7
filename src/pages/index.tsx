import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import CasePath from '@site/src/components/Home/CasePath';
import FurtherReading from '@site/src/components/Home/FurtherReading';
import Jobs from '@site/src/components/Home/Jobs';
import LatestReleases from '@site/src/components/Home/LatestReleases';
import Opening from '@site/src/components/Home/Opening';
import styles from '@site/src/components/Home/styles.module.css';
import AsMarkdown from '@site/src/components/AsMarkdown';
import {useIdentity} from '@site/src/components/Home/useIdentity';
import NextSteps from '@site/src/components/NextSteps';

export default function Home(): ReactNode {
  const {product} = useIdentity();
  return (
    <Layout
      description={`How to use ${product} in a dental lab: reference, guides, comparisons, and changelog for entering, making, shipping, and billing cases.`}
    >
      <main className={`container ${styles.home}`}>
        <Opening />
        <CasePath />
        <Jobs />
        <div className={styles.columns}>
          <LatestReleases />
          <FurtherReading />
        </div>
        <NextSteps />
        <AsMarkdown page="/" />
      </main>
    </Layout>
  );
}

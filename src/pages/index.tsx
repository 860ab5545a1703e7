import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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

/** Shown if the site is served below another path (src/loader/page-error.ts): the base URL, a title, and paragraphs. */
const baseUrlError = (baseUrl: string) =>
  [
    baseUrl,
    'Your Docusaurus site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
  ].join('|');

export default function Home(): ReactNode {
  const {product} = useIdentity();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      description={`How to use ${product} in a dental lab: reference, guides, comparisons, and changelog for entering, making, shipping, and billing cases.`}
    >
      <Head>
        <meta name="base-url-error" content={baseUrlError(baseUrl)} />
      </Head>
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

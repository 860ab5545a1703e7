import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Track from '@site/src/components/Figure/Track';
import CasePage from '@site/src/components/Home/CasePage';
import {casePath, doors, jobs} from '@site/src/components/Home/content';
import styles from '@site/src/components/Home/styles.module.css';
import {useIdentity} from '@site/src/components/Home/useIdentity';
import Demo from '@site/src/components/Offer/Demo';
import offer from '@site/src/components/Offer/styles.module.css';
import SearchForm from '@site/src/components/SearchForm';

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
      <main className={`container padding-vert--lg ${styles.home}`}>
        <Opening />
        <CasePath />
        <Jobs />
        <Choosing />
        <span id="latest-releases" />
      </main>
    </Layout>
  );
}

/** What the product is, whom it is for, where to go, and how it looks. */
function Opening(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {product} = useIdentity();
  return (
    <header className={`columns ${styles.opening}`}>
      <div>
        <h1>{tagline}</h1>
        <p className="lead">
          {product} is software for dental labs that runs in a web browser. Each morning, you see what’s late and what
          hasn’t been billed, even if nobody at the bench taps a screen. With a few taps at the bench, your front desk
          sees where every case is. Enter a case once, and it becomes the label, the invoice, and the entry in
          QuickBooks Online.
        </p>
        <Demo>
          <Link to="/pilot/welcome/why-pilot">Why {product}</Link> <Link to="/pilot/category/compare">Compare</Link>
        </Demo>
        <SearchForm label="Search the docs" />
      </div>
      <CasePage />
    </header>
  );
}

function CasePath(): ReactNode {
  const stops = casePath(useIdentity()).map(({icon, ...stop}) => {
    const tab = (
      <svg className="line-icon" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path d={icon} />
      </svg>
    );
    return {...stop, tab};
  });
  return (
    <section id="guides" className={styles.path} aria-labelledby="case-path">
      <h2 id="case-path">One case, from scan to statement</h2>
      <Track stops={stops} />
    </section>
  );
}

function Jobs(): ReactNode {
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">Start with your job</h2>
      <ul className={clsx('bare columns ruled margin--none', styles.doors, styles.jobs)}>
        {jobs(useIdentity()).map(({name, tasks}) => (
          <li key={name}>
            <h3 className="title margin-bottom--xs">{name}</h3>
            <ul className="bare">
              {tasks.map((task) => (
                <li key={task.page}>
                  <Link to={task.page}>{task.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a buyer needs. Published addresses stay: these, `guides`, and `latest-releases`. */
function Choosing(): ReactNode {
  const {pricing, support} = useIdentity();
  useBrokenLinks().collectAnchor('choosing-a-system');
  return (
    <section id="choosing" className={clsx(offer.panel, styles.choosing)} aria-labelledby="choosing-a-system">
      <h2 id="choosing-a-system">Choosing a system for your lab?</h2>
      <ul className={`bare columns ruled margin--none ${styles.doors}`}>
        {doors.map(({name, gain, about, page, link}) => (
          <li key={page}>
            <h3 className="hint margin-bottom--xs">{name}</h3>
            <p className="title">{gain}</p>
            <p>{about}</p>
            <strong>
              <Link to={page}>{link}</Link>
            </strong>
          </li>
        ))}
      </ul>
      <Demo>
        {pricing && <Link to={pricing}>Get a quote</Link>} {support && <Link to={support}>Ask a question</Link>}
      </Demo>
    </section>
  );
}

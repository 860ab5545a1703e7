import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {countInWords} from '@site/lib/count-in-words';
import {releases} from '@site/model/changelog';
import {releaseId} from '@site/model/changelog/types';
import AsMarkdown from '@site/src/components/AsMarkdown';
import Track from '@site/src/components/Figure/Track';
import CasePage from '@site/src/components/Home/CasePage';
import {casePath, jobs} from '@site/src/components/Home/content';
import styles from '@site/src/components/Home/styles.module.css';
import {useIdentity} from '@site/src/components/Home/useIdentity';
import {nextSteps} from '@site/src/components/NextSteps';
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
      <main className={`container ${styles.home}`}>
        <Opening />
        <CasePath />
        <Jobs />
        <div className={styles.columns}>
          <LatestReleases />
          <Guides />
          <Choosing />
        </div>
        <AsMarkdown page="/" />
      </main>
    </Layout>
  );
}

/** What the product is, whom it is for, where to go, and how it looks. */
function Opening(): ReactNode {
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
        <SearchForm label="What do you need to do?" />
        <p className={styles.hint}>
          Press <kbd>/</kbd> or <kbd>Ctrl</kbd>+<kbd>K</kbd> on any page to search.
        </p>
        <ul className={styles.ways}>
          <li>
            <Link to="/pilot/welcome/why-pilot#how-a-case-runs">How a case runs</Link>
          </li>
          <li>
            <Link to="/pilot/welcome/quick-start">Quick start</Link>
          </li>
          <li>
            <Link to="/pilot/category/compare">Compare {product} with other systems</Link>
          </li>
        </ul>
      </div>
      <CasePage />
    </header>
  );
}

function Icon({path}: {path: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function CasePath(): ReactNode {
  const stops = casePath(useIdentity()).map(({icon, name, example, page}) => {
    return {tab: <Icon path={icon} />, name, text: example, to: page};
  });
  return (
    <section className={styles.path} aria-labelledby="case-path">
      <h2 id="case-path">One case, from scan to statement</h2>
      <p>Most pages use case 10482 as their example. Follow it through the lab.</p>
      <Track stops={stops} />
    </section>
  );
}

function Jobs(): ReactNode {
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">Start with your job</h2>
      <div className={styles.jobs}>
        {jobs(useIdentity()).map(({icon, name, tasks}) => (
          <div className={`sheet ${styles.job}`} key={name}>
            <h3>
              <Icon path={icon} /> {name}
            </h3>
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <li key={task.page}>
                  <Link to={task.page}>{task.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

type Entry = {name: string; about: ReactNode; to: string};

function Entries({id, heading, entries}: {id: string; heading: string; entries: readonly Entry[]}): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.entries}>
        {entries.map(({name, about, to}) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const readableDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

function LatestReleases(): ReactNode {
  const latest = releases.slice(0, 3).map(({version, date, title}) => ({
    name: title,
    to: `/pilot/changelog#${releaseId(version)}`,
    about: (
      <>
        <time dateTime={date}>{readableDate.format(new Date(date))}</time>, release {version}
      </>
    ),
  }));
  return <Entries id="latest-releases" heading="What’s new" entries={latest} />;
}

const guides: readonly Entry[] = [
  {
    name: 'Invoicing and shipping',
    about: 'Pack, label, ship, and invoice the day’s finished cases.',
    to: '/guides/invoicing-and-shipping',
  },
  {
    name: 'Outsourcing',
    about: 'Send a step to another lab, track it, get it back on time, and record its cost.',
    to: '/guides/outsourcing',
  },
];

const Guides = (): ReactNode => <Entries id="guides" heading="Guides" entries={guides} />;

/** For readers who are evaluating the product. */
function Choosing(): ReactNode {
  const identity = useIdentity();
  const {product, competitors} = identity;
  const entries = [
    {
      name: `Why ${product}`,
      about: `What gets better, and what ${product} doesn’t do.`,
      to: '/pilot/welcome/why-pilot',
    },
    {
      name: `${product} and other systems`,
      about: `Comparisons with ${countInWords(competitors.length)} other products, based on public sources.`,
      to: '/pilot/category/compare',
    },
    ...nextSteps(identity),
  ];
  return <Entries id="choosing" heading={`Choosing ${product}`} entries={entries} />;
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import '@site/src/elements/list-filter';
import InlineText from '../InlineText';
import RowAnchor from '../RowAnchor';
import styles from './styles.module.css';

type Change = {
  id: string;
  kind: 'New' | 'Improved' | 'Fixed';
  area: string;
  text: string;
  affects: string;
  page: string;
  pageTitle: string;
};
type Release = {
  id: string;
  /** The anchor of a version that it was published under before. */
  formerId?: string;
  version: string;
  title: string;
  date: string;
  dateInWords: string;
  entries: readonly Change[];
};
export type ChangelogProps = {releases: readonly Release[]; areas: readonly string[]; kinds: readonly string[]};

const TONES = {New: 'tone-good', Improved: 'tone-info', Fixed: 'tone-warn'} as const;

/** All releases, with a filter (src/elements/list-filter.ts). */
export default function Changelog({releases, areas, kinds}: ChangelogProps): ReactNode {
  return (
    <list-filter data-starts-with="area kind">
      <div role="group" aria-label="Show only" className={`sheet ${styles.filter}`} data-search="skip">
        <Select label="Area" name="area" values={areas} />
        <Select label="Type" name="kind" values={kinds} />
        <output className={styles.count}>{releases.flatMap(({entries}) => entries).length} changes</output>
      </div>
      {releases.map((release) => (
        <ReleaseSection key={release.id} {...release} />
      ))}
    </list-filter>
  );
}

function Select({label, name, values}: {label: string; name: string; values: readonly string[]}): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select name={name}>
        <option value="">All</option>
        {values.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

function ReleaseSection({id, formerId, version, title, date, dateInWords, entries}: Release): ReactNode {
  const anchors = useBrokenLinks();
  anchors.collectAnchor(id);
  if (formerId) anchors.collectAnchor(formerId);
  return (
    <section className={styles.release} aria-labelledby={id}>
      {formerId && <span id={formerId} />}
      <h2 id={id} className={styles.heading}>
        <span className={styles.version}>{version}</span> {title}
        <RowAnchor id={id} name={`release ${version}`} />
      </h2>
      <time className={styles.date} dateTime={date}>
        {dateInWords}
      </time>
      <ul className={styles.entries}>
        {entries.map((change) => (
          <Entry key={change.id} {...change} />
        ))}
      </ul>
    </section>
  );
}

function Entry({id, kind, area, text, affects, page, pageTitle}: Change): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.entry} data-area={area} data-kind={kind}>
      <span className={`badge ${TONES[kind]}`}>{kind}</span>
      <span className={styles.area}>{area}</span>
      <RowAnchor id={id} name={`this change in ${area}`} />
      <p className={styles.text}>
        <InlineText text={text} />
      </p>
      <p className={styles.affects}>
        For: {affects}. More: <Link to={page}>{pageTitle}</Link>
      </p>
    </li>
  );
}

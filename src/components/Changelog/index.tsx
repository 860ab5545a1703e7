import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useQueryString} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {FILTERED, STARTS_WITH} from '@site/src/start-on-intent/protocol';
import InlineText from '../InlineText';
import RowAnchor from '../RowAnchor';
import {EVERYTHING, known, matches, type Choice} from './filter';
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

const startsWith = {[STARTS_WITH]: 'area kind'};
const filtered = {[FILTERED]: ''};
const TONES = {New: 'tone-good', Improved: 'tone-info', Fixed: 'tone-warn'} as const;

/** All releases. The filter is kept in the URL so that it can be shared. */
export default function Changelog({releases, areas, kinds}: ChangelogProps): ReactNode {
  const [area, setArea] = useQueryString('area');
  const [kind, setKind] = useQueryString('kind');
  // The page is rendered on the server without a query string, so the first render must ignore it too.
  const isBrowser = useIsBrowser();
  const choice: Choice = isBrowser ? {area: known(area, areas), kind: known(kind, kinds)} : EVERYTHING;
  const shown = releases
    .map((release) => ({...release, entries: release.entries.filter((change) => matches(change, choice))}))
    .filter(({entries}) => entries.length > 0);
  const count = shown.reduce((sum, {entries}) => sum + entries.length, 0);
  return (
    <>
      <div role="group" aria-label="Show only" className={`sheet ${styles.filter}`} data-search="skip" {...startsWith}>
        <Select label="Area" name="area" value={choice.area} values={areas} onChange={setArea} />
        <Select label="Type" name="kind" value={choice.kind} values={kinds} onChange={setKind} />
        <output className={styles.count}>{count === 1 ? '1 change' : `${count} changes`}</output>
      </div>
      {shown.map((release) => (
        <ReleaseSection key={release.id} {...release} />
      ))}
      {count === 0 && <p>No release has a change of this type in this area.</p>}
    </>
  );
}

type SelectProps = {
  label: string;
  name: string;
  value: string;
  values: readonly string[];
  onChange: (value: string | null) => void;
};

function Select({label, name, value, values, onChange}: SelectProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // Keep a choice the reader made before hydration.
    const chosen = select.current?.value;
    if (chosen && chosen !== value) onChange(chosen);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was chosen at the start
  }, []);
  return (
    <label className={styles.choice}>
      {label}
      <select ref={select} name={name} value={value} onChange={(event) => onChange(event.target.value || null)}>
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
    <li id={id} className={styles.entry} data-area={area} data-kind={kind} {...filtered}>
      <span className={`${styles.kind} ${TONES[kind]}`}>{kind}</span>
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

import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import '@site/src/elements/list-filter';
import type * as model from '@site/model/changelog/types';
import Disclosure from '../Disclosure';
import InlineText from '../InlineText';
import styles from './styles.module.css';

type Change = model.Change & {pageTitle: string};
type ReleaseProps = Omit<model.Release, 'formerly' | 'entries'> & {
  id: string;
  /** The anchor of a version that it was published under before. */
  formerId?: string;
  dateInWords: string;
  entries: readonly Change[];
};
export type ChangelogProps = {
  releases: readonly ReleaseProps[];
  /** Folded under their name. Links, filters, and find-in-page open them. */
  older: {id: string; name: string; releases: readonly ReleaseProps[]};
  areas: readonly string[];
  kinds: readonly string[];
};

/** Apart at a glance; what is improved is neutral. */
const TONES: Partial<Record<Change['kind'], string>> = {New: 'tone-info', Fixed: 'tone-good'};

/** What concerns people at dental offices says so in whom it affects. */
const OFFICES = 'Dental offices';
const audienceOf = (affects: string) => (/\boffices?\b/i.test(affects) ? OFFICES : 'Labs');

/** All releases, with a filter (src/elements/list-filter.ts). */
export default function Changelog({releases, older, areas, kinds}: ChangelogProps): ReactNode {
  useBrokenLinks().collectAnchor(older.id);
  const drawn = (some: readonly ReleaseProps[]) => some.map((release) => <Release key={release.id} {...release} />);
  const changes = [...releases, ...older.releases].flatMap(({entries}) => entries);
  return (
    <list-filter data-starts-with="area kind for">
      <div className="choices columns" data-search="skip">
        <Choices label="Area" name="area" choices={['All', ...areas]} />
        <Choices label="Type" name="kind" choices={['All', ...kinds]} />
        <Choices label="For" name="for" choices={['Everyone', OFFICES]} />
        <p className={`note ${styles.count}`}>
          <output>{changes.length} changes</output> <button type="button">Clear</button>
        </p>
      </div>
      {drawn(releases)}
      <Disclosure summary={<span id={older.id}>{older.name}</span>} hint={`${older.releases.length} releases`}>
        {drawn(older.releases)}
      </Disclosure>
    </list-filter>
  );
}

/** The first choice leaves everything shown. `kind` filters by the `data-kind` attribute of the entries. */
function Choices({label, name, choices}: {label: string; name: string; choices: readonly string[]}): ReactNode {
  return (
    <label>
      {label}
      <select name={name}>
        {choices.map((choice, index) => (
          <option key={choice} value={index === 0 ? '' : choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}

function Release({id, formerId, version, title, date, dateInWords, entries}: ReleaseProps): ReactNode {
  const anchors = useBrokenLinks();
  anchors.collectAnchor(id);
  if (formerId) anchors.collectAnchor(formerId);
  return (
    <section className={styles.release} aria-labelledby={id}>
      <h2 id={id} className="pair margin--none">
        <span className="hint">
          <span>{version}</span>{' '}
          <time dateTime={date} data-search="copy">
            {dateInWords}
          </time>
        </span>{' '}
        <span>
          {title}
          {formerId && <span id={formerId} />}
          <a className="hash-link" href={`#${id}`} aria-label={`Direct link to release ${version}`} />
        </span>
      </h2>
      <ul className="rows">
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
    <li id={id} className="pair" data-area={area} data-kind={kind} data-for={audienceOf(affects)}>
      <span>
        <span className={clsx('badge', TONES[kind])}>{kind}</span>
      </span>{' '}
      <div>
        <p>
          <InlineText text={text} />
        </p>
        <p className="in-line hint">
          <span>
            {area !== pageTitle && `${area} · `}
            <Link to={page}>{pageTitle}</Link>
          </span>{' '}
          <span>For: {affects}</span>
        </p>
      </div>
    </li>
  );
}

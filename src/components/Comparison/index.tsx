import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Disclosure from '../Disclosure';
import RowAnchor from '../RowAnchor';
import styles from './styles.module.css';

/** Numbers of the sources about the competitor, from 1. */
type Cited = {sources: readonly number[]};

/** A capability with the page that documents it for the product. */
type Named = {id: string; capability: string; page: string};

export type ComparisonRow = Named &
  Cited & {
    ours: string;
    theirs: string;
    /** Which product does more; omitted if neither does, or if the pages don't show it. */
    further?: 'ours' | 'theirs';
  };

export type ComparisonProps = {
  product: string;
  competitor: string;
  differs: readonly ComparisonRow[];
  /** Where both products do much the same. */
  same: readonly (Named & Cited)[];
  /** What none of the public pages we read describes. */
  unknown: readonly Named[];
  sources: readonly {title: string; url: string}[];
  /** "November 2026". */
  checked: string;
};

/** Two products side by side, with a source for every claim about the competitor. */
export default function Comparison(props: ComparisonProps): ReactNode {
  const {product, competitor, differs, same, unknown, sources, checked} = props;
  return (
    <>
      <div className={clsx(styles.frame, 'sheet')}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            Where {product} and {competitor} differ
          </caption>
          <thead>
            <tr>
              {['Capability', product, competitor].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differs.map((row) => (
              <Row key={row.id} {...row} product={product} competitor={competitor} />
            ))}
          </tbody>
        </table>
      </div>
      {differs.some(({further}) => further) && (
        <p>
          A label marks the product that does more, if help pages about both say so. What we didn’t find counts for
          neither.
        </p>
      )}
      <Names label="Much the same in both:" names={same} />
      <Names label={`Not described in the pages we read about ${competitor}:`} names={unknown} />
      <Disclosure summary={`Sources about ${competitor}: ${sources.length}, checked in ${checked}`}>
        <ol className={styles.sources}>
          {sources.map(({title, url}, index) => (
            <SourceItem key={url} id={sourceId(index + 1)} title={title} url={url} />
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

const sourceId = (number: number): string => `source-${number}`;
const anchorOf = (id: string): string => `compare-${id}`;

function Row({
  id,
  capability,
  page,
  ours,
  theirs,
  sources,
  further,
  product,
  competitor,
}: ComparisonRow & {product: string; competitor: string}): ReactNode {
  const anchor = anchorOf(id);
  return (
    <tr id={anchor} className={styles.row}>
      <th scope="row">
        <Link to={page}>{capability}</Link>
        <RowAnchor id={anchor} name={capability} />
        {further && (
          <span className={clsx(styles.chip, further === 'ours' ? styles.ours : 'tone-warn')}>
            {further === 'ours' ? product : competitor} does more
          </span>
        )}
      </th>
      <td data-label={product}>{ours}</td>
      <td data-label={competitor}>
        {theirs}
        <Notes sources={sources} />
      </td>
    </tr>
  );
}

/** Capabilities that need no words of their own, in one sentence. */
function Names({label, names}: {label: string; names: readonly (Named & Partial<Cited>)[]}): ReactNode {
  if (names.length === 0) return null;
  return (
    <p className={styles.names}>
      <strong>{label}</strong>{' '}
      {names.map((named, index) => (
        <Fragment key={named.id}>
          {index > 0 && '; '}
          <Name {...named} />
        </Fragment>
      ))}
      .
    </p>
  );
}

function Name({id, capability, page, sources = []}: Named & Partial<Cited>): ReactNode {
  const anchor = anchorOf(id);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <span id={anchor}>
      <Link to={page}>{capability.toLowerCase()}</Link>
      <Notes sources={sources} />
    </span>
  );
}

function Notes({sources}: Cited): ReactNode {
  return sources.map((number) => (
    <sup key={number}>
      {' '}
      <a href={`#${sourceId(number)}`} aria-label={`Source ${number}`}>
        [{number}]
      </a>
    </sup>
  ));
}

function SourceItem({id, title, url}: {id: string; title: string; url: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <Link href={url}>{title}</Link> <span className={styles.address}>{new URL(url).host}</span>
    </li>
  );
}

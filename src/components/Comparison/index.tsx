import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Disclosure from '../Disclosure';
import RowAnchor from '../RowAnchor';
import styles from './styles.module.css';

export type ComparisonRow = {
  id: string;
  group: string;
  capability: string;
  ours: {text: string; page: string; pageTitle: string};
  /** Omitted if no public page mentions it. */
  theirs?: {text: string; /** Numbers of its sources, from 1. */ sources: readonly number[]};
  /** Which product goes further, and why; omitted if neither does. */
  further?: {who: 'ours' | 'theirs'; because: string};
};

export type ComparisonPart = {caption: string; rows: readonly ComparisonRow[]};

export type ComparisonProps = {
  product: string;
  competitor: string;
  differs: ComparisonPart;
  /** Where both products do much the same. */
  same: ComparisonPart;
  /** What none of the public pages we read mentions. */
  unknown: ComparisonPart;
  sources: readonly {title: string; url: string}[];
  /** "November 2026". */
  checked: string;
};

type Names = Pick<ComparisonProps, 'product' | 'competitor'>;

/** Two products side by side, with a source for every claim about the competitor. */
export default function Comparison(props: ComparisonProps): ReactNode {
  const {product, competitor, differs, same, unknown, sources, checked} = props;
  const names = {product, competitor};
  return (
    <>
      <Score {...props} />
      <div className={clsx(styles.frame, 'sheet')}>
        <Table {...names} {...differs} judged />
      </div>
      <Part {...names} {...same} />
      <Part {...names} {...unknown} />
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

/** The outcome in one line, above the table. */
function Score({product, competitor, differs, same, unknown}: ComparisonProps): ReactNode {
  const count = (who?: 'ours' | 'theirs') => differs.rows.filter(({further}) => further?.who === who).length;
  const total = differs.rows.length + same.rows.length + unknown.rows.length;
  const parts = [
    [count('ours'), `where ${product} goes further`, styles.ours],
    [count('theirs'), `where ${competitor} goes further`, 'tone-warn'],
    [count(), 'different', styles.different],
    [same.rows.length, 'much the same', undefined],
    [unknown.rows.length, `not found for ${competitor}`, undefined],
  ] as const;
  return (
    <p className={styles.score}>
      {total} rows:{' '}
      {parts
        .filter(([number]) => number > 0)
        .map(([number, label, style]) => (
          <span key={label} className={clsx(styles.chip, style)}>
            {number} {label}
          </span>
        ))}
    </p>
  );
}

function Part({caption, rows, ...names}: Names & ComparisonPart): ReactNode {
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={`${caption}: ${rows.length}`}>
      <Table {...names} caption={caption} rows={rows} />
    </Disclosure>
  );
}

function Table({product, competitor, caption, rows, judged}: Names & ComparisonPart & {judged?: true}): ReactNode {
  const hasTheirs = rows.some(({theirs}) => theirs);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {['Capability', product, ...(hasTheirs ? [competitor] : [])].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} {...row} product={product} competitor={competitor} judged={judged} />
        ))}
      </tbody>
    </table>
  );
}

const sourceId = (number: number): string => `source-${number}`;

function Row({
  id,
  group,
  capability,
  ours,
  theirs,
  further,
  judged,
  ...names
}: ComparisonRow & Names & {judged?: true}) {
  const anchor = `compare-${id}`;
  return (
    <tr id={anchor} className={styles.row}>
      <th scope="row">
        {capability}
        <RowAnchor id={anchor} name={capability} />
        <span className={styles.group}>{group}</span>
        {judged && <Chip further={further} {...names} />}
      </th>
      <td data-label={names.product}>
        {ours.text}{' '}
        <Link className={styles.more} to={ours.page}>
          {ours.pageTitle}
        </Link>
      </td>
      {theirs && (
        <td data-label={names.competitor}>
          {theirs.text}
          {theirs.sources.map((number) => (
            <sup key={number}>
              {' '}
              <a href={`#${sourceId(number)}`} aria-label={`Source ${number}`}>
                [{number}]
              </a>
            </sup>
          ))}
          {further && <span className={styles.reason}>{further.because}</span>}
        </td>
      )}
    </tr>
  );
}

function Chip({further, product, competitor}: Pick<ComparisonRow, 'further'> & Names): ReactNode {
  if (!further) return <span className={clsx(styles.chip, styles.different)}>Different</span>;
  return (
    <span className={clsx(styles.chip, further.who === 'ours' ? styles.ours : 'tone-warn')}>
      {further.who === 'ours' ? product : competitor} goes further
    </span>
  );
}

function SourceItem({id, title, url}: {id: string; title: string; url: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <Link href={url}>{title}</Link> <span className={styles.address}>{new URL(url).host}</span>
    </li>
  );
}

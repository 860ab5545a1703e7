import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {VERDICTS, type Verdict} from '@site/model/compare/types';
import Disclosure from '../Disclosure';
import styles from './styles.module.css';

type Subject = {
  /** The anchor of the row. */
  id: string;
  area: string;
  /** The anchor of the area, on its first row. */
  areaId?: string;
  capability: string;
  /** The page that documents it for the product. */
  page: string;
};
type Row = Subject & {
  verdict: Verdict;
  /** Sentences, with the words that differ between `**`. */
  ours: string;
  theirs: string;
  /** What only the competitor has, and the pages that say so. */
  notOurs: readonly {what: string; page: string}[];
  /** What only the product has. */
  notTheirs?: string;
  /** Numbers of the sources about the competitor, from 1. */
  sources: readonly number[];
};

export type ComparisonProps = {
  product: string;
  competitor: string;
  vendor: string;
  /** The rows that decide come first. */
  rows: readonly Row[];
  /** What no source describes, with what to ask the vendor. */
  missing: readonly (Subject & {ask: string})[];
  sources: readonly {title: string; url: string}[];
  /** When they were read. */
  note: string;
  /** What public pages name, but none that was read in full describes. */
  mentioned: readonly Subject[];
};

/**
 * Two tabs of a shade guide, the product's on the left and the competitor's on the right, as their columns are. The one
 * that has what the other doesn't is full; two that each have something are empty.
 */
const LEFT = 'M1 1h10v7a5 5 0 0 1-10 0z';
const RIGHT = 'M15 1h10v7a5 5 0 0 1-10 0z';
const FILL: Partial<Record<Verdict, string>> = {pilot: LEFT, other: RIGHT};

function Shape({verdict}: {verdict: Verdict}): ReactNode {
  return (
    <svg
      className={`margin-right--sm ${styles.shape}`}
      viewBox="0 0 26 14"
      fill="currentColor"
      stroke="currentColor"
      aria-hidden="true"
    >
      {FILL[verdict] && <path d={FILL[verdict]} />}
      <path d={LEFT + RIGHT} fill="none" />
    </svg>
  );
}

/** Two products side by side, with a source for every sentence about the competitor. */
export default function Comparison({
  product,
  competitor,
  vendor,
  rows,
  missing,
  sources,
  note,
  mentioned,
}: ComparisonProps): ReactNode {
  const names: Readonly<Record<Verdict, string>> = {
    pilot: `${product} has what ${competitor} doesn’t`,
    other: `${competitor} has what ${product} doesn’t`,
    both: 'Each in its own way',
  };
  const groups = VERDICTS.map((verdict) => ({
    verdict,
    id: `verdict-${verdict}`,
    name: names[verdict],
    rows: rows.filter((row) => row.verdict === verdict),
  })).filter(({rows: ofGroup}) => ofGroup.length > 0);
  const columns = [product, competitor] as const;
  return (
    <>
      <p>“Doesn’t” means that a product’s own pages rule it out.</p>
      {groups.map((group) => (
        <Disclosure
          key={group.id}
          summary={
            <strong id={group.id} className="title">
              <Shape verdict={group.verdict} />
              {group.name}
            </strong>
          }
        >
          <Rows columns={columns} {...group} />
        </Disclosure>
      ))}
      <NotFound vendor={vendor} missing={missing} />
      <Disclosure summary={`Sources about ${competitor}`} hint={`${sources.length}`}>
        <ol className="hint margin-top--sm">
          {sources.map(({title, url}, index) => (
            <SourceItem key={url} id={`source-${index + 1}`} title={title} url={url} />
          ))}
        </ol>
      </Disclosure>
      <p>{note}</p>
      <Mentioned subjects={mentioned} />
    </>
  );
}

type RowsProps = {
  columns: readonly [product: string, competitor: string];
  verdict: Verdict;
  name: string;
  rows: readonly Row[];
};

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see below */
/**
 * The rows with one verdict. A row is a line with its subject, and below it what each product does. Its cells are a
 * grid, with which some browsers forget that they are cells, so the roles say it.
 */
function Rows({columns: [product, competitor], verdict, name, rows}: RowsProps): ReactNode {
  const anchors = useBrokenLinks();
  for (const {id, areaId} of rows) for (const anchor of [id, areaId]) if (anchor) anchors.collectAnchor(anchor);
  return (
    <div className="table-frame">
      <table className={`stacks keeps-head ${styles.comparison} ${styles.rows}`} role="table" aria-label={name}>
        <thead role="rowgroup">
          <tr role="row">
            {['Subject', product, competitor].map((column) => (
              <th key={column} scope="col" role="columnheader" className={clsx(column === 'Subject' && 'unseen')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles[verdict]}>
          {rows.map((row) => (
            <tr key={row.id} id={row.id} role="row">
              <th scope="row" role="rowheader">
                {row.areaId && <span id={row.areaId} />}
                <Link className="text--semibold" to={row.page}>
                  {row.capability}
                </Link>
              </th>
              <td role="cell" data-label={product}>
                <Sentence text={row.ours} isPlain={verdict === 'other'} />
                {row.notOurs.length > 0 && (
                  <>
                    <br />
                    Not in {product}:{' '}
                    {row.notOurs.map(({what, page}, index) => (
                      <Fragment key={what}>
                        {index > 0 && ', '}
                        <Link to={page}>{what}</Link>
                      </Fragment>
                    ))}
                    .
                  </>
                )}
              </td>
              <td role="cell" data-label={competitor}>
                <Sentence text={row.theirs} isPlain={verdict === 'pilot'} />
                {row.notTheirs && (
                  <>
                    <br />
                    Not in {competitor}: {row.notTheirs}.
                  </>
                )}
                <Cited sources={row.sources} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/* eslint-enable */

/** Words stand out on a side that has something of its own. */
function Sentence({text, isPlain}: {text: string; isPlain: boolean}): ReactNode {
  return text
    .split('**')
    .map((part, index) => (index % 2 === 0 || isPlain ? part : <strong key={index}>{part}</strong>));
}

/** On a line of their own. The word in front is for the eye: a copy of the page needs only the numbers. */
function Cited({sources}: Pick<Row, 'sources'>): ReactNode {
  return (
    <>
      <br />
      <span className="note">
        <bdi data-search="skip">{sources.length > 1 ? 'Sources' : 'Source'}</bdi>
        {sources.map((number) => (
          <Fragment key={number}>
            {' '}
            <a className={styles.source} href={`#source-${number}`} aria-label={`Source ${number}`}>
              {number}
            </a>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** What no source describes: one line, which opens to what to ask the vendor. It counts for neither product. */
function NotFound({vendor, missing}: Pick<ComparisonProps, 'vendor' | 'missing'>): ReactNode {
  const anchors = useBrokenLinks();
  if (missing.length === 0) return null;
  for (const {id, areaId} of missing) for (const anchor of [id, areaId]) if (anchor) anchors.collectAnchor(anchor);
  return (
    <Disclosure summary="Not found in what we read" hint={`${missing.length} questions for ${vendor}`}>
      <ul className="hint margin-top--sm">
        {missing.map(({id, areaId, capability, page, ask}) => (
          <li key={id} id={id}>
            {areaId && <span id={areaId} />}
            <Link to={page}>{capability}</Link> <span className="note">{ask}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Mentioned({subjects}: {subjects: readonly Subject[]}): ReactNode {
  const anchors = useBrokenLinks();
  if (subjects.length === 0) return null;
  for (const {id} of subjects) anchors.collectAnchor(id);
  return (
    <p>
      Only mentioned on the pages we read:{' '}
      {subjects.map(({id, capability}, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <span id={id}>{capability.charAt(0).toLowerCase() + capability.slice(1)}</span>
        </Fragment>
      ))}
      .
    </p>
  );
}

function SourceItem({id, title, url}: {id: string; title: string; url: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <Link href={url}>{title}</Link> {/* Paper shows the whole address. */}
      <span data-search="skip">{new URL(url).host}</span>
    </li>
  );
}

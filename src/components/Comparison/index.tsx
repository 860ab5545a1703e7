import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {BetterIf, Verdict} from '@site/model/compare/types';
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
  /** For which labs each of two different ways is better. */
  betterIf?: BetterIf;
  /** Sentences, with the words that differ between `**`. */
  ours: string;
  theirs: string;
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
  /** Names of the subjects that public pages name, without a page that was read. */
  notRead: readonly string[];
  sources: readonly {title: string; url: string}[];
  /** "November 2026". */
  checked: string;
};

/**
 * Two tabs of a shade guide, the product's on the left and the competitor's on the right, as their columns are. The side
 * that does more is filled; two that differ don't hang alike.
 */
const LEFT = 'M1 1h10v7a5 5 0 0 1-10 0z';
const RIGHT = 'M15 1h10v7a5 5 0 0 1-10 0z';
const SHAPES: Readonly<Record<Verdict, {filled: string; outlined?: string}>> = {
  other: {filled: RIGHT, outlined: LEFT},
  pilot: {filled: LEFT, outlined: RIGHT},
  differs: {filled: `${LEFT}M15 14h10V7a5 5 0 0 0-10 0z`},
  same: {filled: LEFT + RIGHT},
};

/** Two products side by side, with a source for every sentence about the competitor. */
export default function Comparison({
  product,
  competitor,
  vendor,
  rows,
  missing,
  notRead,
  sources,
  checked,
}: ComparisonProps): ReactNode {
  const words: Readonly<Record<Verdict, string>> = {
    other: `${competitor} does more`,
    pilot: `${product} does more`,
    differs: 'Different',
    same: 'Much the same',
  };
  const wordsFor = ({pilot, other}: BetterIf): string =>
    [pilot && `${product} if you ${pilot}`, other && `${competitor} if you ${other}`].filter(Boolean).join('; ');
  const anchors = useBrokenLinks();
  for (const {id, areaId} of rows) for (const anchor of [id, areaId]) if (anchor) anchors.collectAnchor(anchor);
  return (
    <>
      <div className="table-frame">
        <table className={clsx(styles.table, styles.comparison, 'stacks')}>
          <caption>What public pages say, compared with {product}. The rows that matter most come first.</caption>
          <thead>
            <tr>
              {['Verdict', 'Subject', product, competitor].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {/* A body for each: reader views would take a long one for the whole page. */}
          {rows.map(({verdict, betterIf, ...row}) => (
            <tbody key={row.id}>
              <tr id={row.id} data-verdict={verdict}>
                <td className={styles.verdict}>
                  <svg viewBox="0 0 26 15" aria-hidden="true">
                    <path d={SHAPES[verdict].filled} />
                    {SHAPES[verdict].outlined && <path d={SHAPES[verdict].outlined} fill="none" />}
                  </svg>
                  {betterIf ? wordsFor(betterIf) : words[verdict]}
                </td>
                <th scope="row">
                  {row.areaId && <span id={row.areaId} />}
                  <Link to={row.page}>{row.capability}</Link>
                </th>
                <td data-label={product}>
                  <Sentence text={row.ours} isPlain={verdict === 'same'} />
                </td>
                <td data-label={competitor}>
                  <Sentence text={row.theirs} isPlain={verdict === 'same'} />
                  <Cited sources={row.sources} />
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <p>
        We read the sources in {checked}. Where they say nothing, we don’t judge: {competitor} may well do it, so ask
        the vendor.
      </p>
      {notRead.length > 0 && <p>Named on public pages, but we read no page about it: {notRead.join('; ')}.</p>}
      <NotFound vendor={vendor} missing={missing} />
      <Disclosure summary={`Sources about ${competitor}`} hint={`${sources.length}`}>
        <ol className={styles.sources}>
          {sources.map(({title, url}, index) => (
            <SourceItem key={url} id={`source-${index + 1}`} title={title} url={url} />
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

/** Where both do the same, no words stand out. */
function Sentence({text, isPlain}: {text: string; isPlain: boolean}): ReactNode {
  return text
    .split('**')
    .map((part, index) => (index % 2 === 0 || isPlain ? part : <strong key={index}>{part}</strong>));
}

function Cited({sources}: Pick<Row, 'sources'>): ReactNode {
  return sources.map((number) => (
    <sup key={number}>
      {'\u00A0'}
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        [{number}]
      </a>
    </sup>
  ));
}

/** What no source describes: one line, which opens to what to ask the vendor. It counts for neither product. */
function NotFound({vendor, missing}: Pick<ComparisonProps, 'vendor' | 'missing'>): ReactNode {
  const anchors = useBrokenLinks();
  if (missing.length === 0) return null;
  for (const {id, areaId} of missing) for (const anchor of [id, areaId]) if (anchor) anchors.collectAnchor(anchor);
  const whole = missing.filter(({areaId}) => areaId).map(({area}) => area.toLowerCase());
  return (
    <Disclosure
      summary={whole.length > 0 ? `Not found: ${listed(whole)}` : 'Not found'}
      hint={`${missing.length} subjects to ask ${vendor} about`}
    >
      <div className="disclosed">
        <ul className={styles.missing}>
          {missing.map(({id, areaId, capability, page, ask}) => (
            <li key={id} id={id}>
              {areaId && <span id={areaId} />}
              <Link to={page}>{capability}</Link> {ask}
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

/** "a, b, or c". */
const listed = (words: readonly string[]): string => new Intl.ListFormat('en', {type: 'disjunction'}).format(words);

function SourceItem({id, title, url}: {id: string; title: string; url: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <Link href={url}>{title}</Link> {new URL(url).host}
    </li>
  );
}

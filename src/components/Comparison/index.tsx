import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Disclosure from '../Disclosure';
import Filter from '../Filter';
import styles from './styles.module.css';

/** Which product does more, or why neither is said to. */
export type Verdict = 'ours' | 'theirs' | 'differs' | 'same' | 'unknown';

type Row = {
  /** The anchor of the row. */
  id: string;
  capability: string;
  /** The page that documents it for the product. */
  page: string;
  ours: string;
  /** What differs at the competitor. */
  theirs?: string;
  verdict: Verdict;
  /** Numbers of the sources about the competitor, from 1. */
  sources: readonly number[];
};
type Area = {id: string; name: string; rows: readonly Row[]};

export type ComparisonProps = {
  product: string;
  competitor: string;
  areas: readonly Area[];
  sources: readonly {title: string; url: string}[];
  /** "November 2026". */
  checked: string;
};

const TONES: Partial<Record<Verdict, string>> = {ours: 'tone-info', theirs: 'tone-good'};

/** Two products side by side, area by area, with a source for every claim about the competitor. */
export default function Comparison({product, competitor, areas, sources, checked}: ComparisonProps): ReactNode {
  const words: Record<Verdict, string> = {
    ours: `${product} does more`,
    theirs: `${competitor} does more`,
    differs: 'Different',
    same: 'Much the same',
    unknown: 'Not found',
  };
  const found = areas.map((area) => withRows(area, ({verdict}) => verdict !== 'unknown')).filter(hasRows);
  return (
    <list-filter data-starts-with="verdict">
      <nav className={styles.areas} aria-label="Areas" data-search="skip">
        {areas.map(({id, name}) => (
          <a key={id} href={`#${id}`}>
            {name}
            {found.every((area) => area.id !== id) && ' (not found)'}
          </a>
        ))}
      </nav>
      <Filter legend="Show" name="verdict" choices={chips(words, areas)} />
      <div className="table-frame sheet">
        <table className={clsx(styles.table, 'stacks')}>
          <caption>
            {product} and {competitor}, area by area
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
          {found.map((area) => (
            <AreaRows key={area.id} area={area} product={product} competitor={competitor} words={words} />
          ))}
          <NotFound areas={areas} product={product} competitor={competitor} />
        </table>
      </div>
      <p>
        We say that one product does more only if help pages about both support it. What we didn’t find counts for
        neither.
      </p>
      <Disclosure summary={`Sources about ${competitor}: ${sources.length}, checked in ${checked}`}>
        <ol className={styles.sources}>
          {sources.map(({title, url}, index) => (
            <SourceItem key={url} id={`source-${index + 1}`} title={title} url={url} />
          ))}
        </ol>
      </Disclosure>
    </list-filter>
  );
}

type Words = Record<Verdict, string>;

/** One for each verdict that there is, with the number of its rows. */
function chips(words: Words, areas: readonly Area[]) {
  const rows = areas.flatMap((area) => area.rows);
  const found = Object.entries(words).map(([value, name]) => {
    const count = rows.filter(({verdict}) => verdict === value).length;
    return {value, words: `${name} ${count}`, tone: TONES[value as Verdict], count};
  });
  return [{value: '', words: `All ${rows.length}`}, ...found.filter(({count}) => count > 0)];
}

const withRows = (area: Area, isShown: (row: Row) => boolean): Area => ({...area, rows: area.rows.filter(isShown)});
const hasRows = ({rows}: Area): boolean => rows.length > 0;

type AreaProps = {area: Area; product: string; competitor: string; words: Words};

function AreaRows({area: {id, name, rows}, product, competitor, words}: AreaProps): ReactNode {
  const anchors = useBrokenLinks();
  for (const anchor of [id, ...rows.map((row) => row.id)]) anchors.collectAnchor(anchor);
  return (
    <tbody>
      <tr id={id} className={styles.area}>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.id} id={row.id} data-verdict={row.verdict}>
          <th scope="row">
            <Link to={row.page}>{row.capability}</Link>
            <span className={clsx('badge', TONES[row.verdict])}>{words[row.verdict]}</span>
          </th>
          {row.theirs === undefined ? (
            <td colSpan={2}>
              Both: {row.ours}
              <Cited sources={row.sources} />
            </td>
          ) : (
            <>
              <td data-label={product}>{row.ours}</td>
              <td data-label={competitor}>
                {row.theirs}
                <Cited sources={row.sources} />
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  );
}

function Cited({sources}: Pick<Row, 'sources'>): ReactNode {
  return sources.map((number) => (
    <sup key={number}>
      {' '}
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        [{number}]
      </a>
    </sup>
  ));
}

/** The last group names what was not found, area by area. An area with nothing else has its anchor here. */
function NotFound({areas, product, competitor}: Omit<ComparisonProps, 'sources' | 'checked'>): ReactNode {
  const anchors = useBrokenLinks();
  const missing = areas.map((area) => withRows(area, ({verdict}) => verdict === 'unknown')).filter(hasRows);
  if (missing.length === 0) return null;
  return (
    <tbody className={styles.notFound}>
      <tr className={styles.area}>
        <th scope="rowgroup" colSpan={3}>
          Nothing found about {competitor} ({missing.flatMap(({rows}) => rows).length}): each link says what {product}{' '}
          does
        </th>
      </tr>
      {missing.map(({id, name, rows}) => {
        const isWhole = areas.some((area) => area.id === id && area.rows.length === rows.length);
        for (const anchor of [...(isWhole ? [id] : []), ...rows.map((row) => row.id)]) anchors.collectAnchor(anchor);
        return (
          <tr key={id} id={isWhole ? id : undefined} data-verdict="unknown">
            <th scope="row">{name}</th>
            <td colSpan={2}>
              {rows.map((row, index) => (
                <span key={row.id} id={row.id}>
                  {index > 0 && ', '}
                  <Link to={row.page}>{row.capability}</Link>
                </span>
              ))}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

function SourceItem({id, title, url}: {id: string; title: string; url: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <Link href={url}>{title}</Link> {new URL(url).host}
    </li>
  );
}

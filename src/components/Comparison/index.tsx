import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import RowAnchor from '../RowAnchor';
import styles from './styles.module.css';

export type ComparisonRow = {
  id: string;
  group: string;
  capability: string;
  ours: {text: string; page: string; pageTitle: string};
  theirs: {text: string; found: boolean; /** Numbers of its sources, from 1. */ sources: readonly number[]};
};

export type ComparisonProps = {
  product: string;
  competitor: string;
  /** Differences first. */
  parts: readonly {caption: string; rows: readonly ComparisonRow[]}[];
  sources: readonly {title: string; url: string}[];
  /** "November 2026". */
  checked: string;
};

/** Two products side by side, with a source for every cell about the other one. */
export default function Comparison({product, competitor, parts, sources, checked}: ComparisonProps): ReactNode {
  return (
    <>
      {parts.map(({caption, rows}) => (
        <div key={caption} className={styles.frame}>
          <table className={styles.table} role={ROLES.table}>
            <caption className={styles.caption}>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">Capability</th>
                <th scope="col">{product}</th>
                <th scope="col">{competitor}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} {...row} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <p className={styles.checked}>
        Sources for what is said about {competitor}, all public pages, checked in {checked}:
      </p>
      <ol className={styles.sources}>
        {sources.map(({title, url}, index) => (
          <SourceItem key={url} id={sourceId(index + 1)} title={title} url={url} />
        ))}
      </ol>
    </>
  );
}

const sourceId = (number: number): string => `source-${number}`;

function Row({id, group, capability, ours, theirs}: ComparisonRow): ReactNode {
  const anchor = `compare-${id}`;
  return (
    <tr id={anchor} className={styles.row}>
      <th scope="row">
        {capability}
        <RowAnchor id={anchor} name={capability} />
        <span className={styles.group}>{group}</span>
      </th>
      <td>
        {ours.text}
        <Link className={styles.more} to={ours.page}>
          {ours.pageTitle}
        </Link>
      </td>
      <td className={theirs.found ? undefined : styles.unknown}>
        {theirs.text}
        {theirs.sources.map((number) => (
          <sup key={number}>
            {' '}
            <a href={`#${sourceId(number)}`} aria-label={`Source ${number}`}>
              [{number}]
            </a>
          </sup>
        ))}
      </td>
    </tr>
  );
}

function SourceItem({id, title, url}: {id: string; title: string; url: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.source}>
      <Link href={url}>{title}</Link> <span className={styles.address}>{new URL(url).host}</span>
    </li>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {AREAS, areaId} from '@site/model/compare/types';
import styles from './styles.module.css';

export type Compared = {
  competitor: string;
  page: string;
  /** For each area, how many of our rows public pages about the product describe: "3/5". */
  described: readonly string[];
};

/** How well each compared product is known, by area; each cell leads to that area of its comparison. */
export default function Overview({products}: {products: readonly Compared[]}): ReactNode {
  return (
    <section className="margin-top--lg">
      <h2>How much we could find out</h2>
      <table className={clsx(styles.table, styles.overview, 'sheet')}>
        <caption>Rows that public pages describe, out of the rows that we compare. It isn’t a score.</caption>
        <thead>
          <tr>
            <th scope="col">Area</th>
            {products.map(({competitor, page}) => (
              <th key={page} scope="col">
                {/* May wrap between its words: LabManager. */}
                <span>{competitor.replace(/(?<=[a-z])(?=[A-Z])/g, '\u200B')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AREAS.map((area, index) => (
            <tr key={area}>
              <th scope="row">{area}</th>
              {products.map(({competitor, page, described}) => (
                <td key={page} className={clsx(described[index]?.startsWith('0') && styles.none)}>
                  <Link to={`${page}#${areaId(area)}`} aria-label={`${competitor}, ${area}: ${described[index]}`}>
                    {described[index]}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

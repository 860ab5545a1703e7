import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyableCode from '../Copy/CopyableCode';
import InlineText from '../InlineText';
import RowAnchor from '../RowAnchor';
import ScrollRegion from '../ScrollRegion';
import styles from './styles.module.css';

export type FactRow = {
  /** Anchor of the row; a row without one cannot be linked to. */
  id?: string;
  /** One text for each column; the first names the row. */
  cells: readonly string[];
  /** The row sums up those above it. */
  total?: true;
};

export type FactTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly FactRow[];
  /** The last column holds amounts. */
  amounts?: true;
  /** Rows are named by code that readers copy. */
  copyable?: true;
};

/** A table of facts of the model: fields, variables, columns of a file, workings of a sum. */
export default function FactTable({caption, columns, rows, amounts, copyable}: FactTableProps): ReactNode {
  return (
    <ScrollRegion label={caption}>
      <table className={clsx(styles.table, amounts && styles.amounts, columns.length > 3 && styles.wide)}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.id ?? index} {...row} copyable={copyable} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({id, cells, total, copyable}: FactRow & Pick<FactTableProps, 'copyable'>): ReactNode {
  const [name = '', ...rest] = cells;
  return (
    <tr id={id} className={clsx(styles.row, total && styles.total)}>
      <th scope="row">
        {copyable ? <CopyableCode text={name.replaceAll('`', '')} /> : <InlineText text={name} />}
        {id && <RowAnchor id={id} name={name.replace(/[`*]/g, '')} />}
      </th>
      {rest.map((cell, index) => (
        <td key={index}>
          <InlineText text={cell} />
        </td>
      ))}
    </tr>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';
import {withCallouts} from './marks';

type Props = {
  caption?: ReactNode;
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  /** The last row is a total. */
  total?: true;
};

const isMoney = (cell: ReactNode) => typeof cell === 'string' && /^−?\$/.test(cell);

/** A table whose first column names the row; columns of money stand to the right. */
export function Table({caption, head, rows, total}: Props) {
  const className = (column: number) => (rows.some((row) => isMoney(row[column])) ? styles.money : undefined);
  return (
    <table className={clsx(total && styles.total)}>
      {caption && <caption>{withCallouts(caption)}</caption>}
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={column} scope="col" className={className(column)}>
              {withCallouts(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row" className={className(column)}>
                  {withCallouts(cell)}
                </th>
              ) : (
                <td key={column} className={className(column)}>
                  {withCallouts(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

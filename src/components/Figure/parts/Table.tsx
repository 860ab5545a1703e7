import clsx from 'clsx';
import styles from '../styles.module.css';
import {inline} from './inline';

type Props = {caption?: string; total?: string; /** A line for each row, cells between `|`. */ of: string};

const isMoney = (cell = '') => /^−?\$/.test(cell);

/** A table whose first column names the row; money columns are right-aligned. */
export function Table({caption, total, of}: Props) {
  const lines = of.trimEnd().split('\n');
  const [head = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const className = (column: number) => (rows.some((row) => isMoney(row[column])) ? styles.money : undefined);
  return (
    <table className={clsx(total && styles.total)}>
      {caption && <caption>{inline(caption)}</caption>}
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={column} scope="col" className={className(column)}>
              {inline(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], index) => (
          <tr key={index}>
            <th scope="row" className={className(0)}>
              {inline(name)}
            </th>
            {cells.map((cell, column) => (
              <td key={column} className={className(column + 1)}>
                {inline(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
